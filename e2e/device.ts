import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { watchErrors } from './watch-errors.ts';

export type Device = {
  page: Page;
  close(): Promise<void>;
  /** Kills its browser, as phones kill apps: at once, with all unfinished work. */
  kill(): Promise<void>;
};

type DeviceOptions = BrowserContextOptions & { executablePath?: string; args?: string[] };

/**
 * A separate browser that stores its data in `folder`, like a phone, and can be opened there again. Service workers are
 * enabled.
 */
export async function openDevice(folder: string, options: DeviceOptions, errors: string[]): Promise<Device> {
  const context = await chromium.launchPersistentContext(folder, { ...options, serviceWorkers: 'allow' });
  watchErrors(context, errors);
  return {
    page: await context.newPage(),
    close: () => context.close(),
    async kill() {
      const system = await context.browser()?.newBrowserCDPSession();
      const { processInfo } = (await system?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
      const { id } = processInfo.find(({ type }) => type === 'browser') ?? {};
      if (!id) throw new Error('Which process is the browser?');
      const gone = new Promise((resolve) => context.once('close', resolve));
      process.kill(id, 'SIGKILL');
      await gone;
    },
  };
}
