import { firefox, type Browser } from '@playwright/test';

type Session = { send(method: string, params: object): Promise<unknown> };
/** The end of the wire that Playwright shows nobody. */
type Inside = { _connection: { toImpl(browser: Browser): { _browserSession: Session } } };

/** Playwright sets it for each visitor, and Debian's Firefox 153 does not know it yet: its pages keep the colours that it comes with. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/** The other engine as Debian has it, driven by WebDriver BiDi. What depends on colours, touch or service workers is not for it. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, params) => (method === UNKNOWN ? {} : send(method, params));
  return browser;
}
