import { firefox, type Browser } from '@playwright/test';

type Session = { send(method: string, params: object): Promise<unknown> };
/** The internal side of the connection, which Playwright does not expose. */
type Inside = { _connection: { toImpl(browser: Browser): { _browserSession: Session } } };

/**
 * Playwright sends this command for each context, but Debian's Firefox 153 does not support it yet. So pages keep their
 * default colours.
 */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/**
 * Debian's Firefox as the other engine, driven by WebDriver BiDi. Tests of colours, touch or service workers cannot use
 * it.
 */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, params) => (method === UNKNOWN ? {} : send(method, params));
  return browser;
}
