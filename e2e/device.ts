import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { watchErrors } from './watch-errors.ts';

export type Device = {
  page: Page;
  close(): Promise<void>;
  /** Ends its browser as phones end apps: at once, with all that it was about to do. */
  kill(): Promise<void>;
};

type DeviceOptions = BrowserContextOptions & { executablePath?: string; args?: string[] };

/** A browser of its own, which remembers in `folder` what phones do, until it is opened there again; its service worker works. */
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
