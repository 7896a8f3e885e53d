import Bowser from 'bowser';

/** Longer than any browser's; what is longer is none. */
const AGENT_MAX = 500;

/**
 * A browser in plain words, such as 'Safari auf iPhone' or 'Microsoft Edge auf Windows'; empty for an unknown one. Nothing
 * more of it is kept.
 */
export function describeDevice(userAgent: string): string {
  if (!userAgent || userAgent.length > AGENT_MAX) return '';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const machine = platform.model ?? os.name;
  return [browser.name, machine].filter(Boolean).join(' auf ');
}
