import Bowser from 'bowser';

/** Longer than any browser's User-Agent; a longer value counts as unknown. */
const AGENT_MAX = 500;

/**
 * Describes a browser, such as 'Safari auf iPhone' or 'Microsoft Edge auf Windows'; empty for an unknown one. Nothing
 * else of the User-Agent is stored.
 */
export function describeDevice(userAgent: string): string {
  if (!userAgent || userAgent.length > AGENT_MAX) return '';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const machine = platform.model ?? os.name;
  return [browser.name, machine].filter(Boolean).join(' auf ');
}
