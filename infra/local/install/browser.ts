import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Log } from '../log.ts';
import { findOnPath, run } from '../process/run.ts';
import { canUseApt, installPackages } from './apt.ts';
import { runInstall } from './run-install.ts';
import { step } from './steps.ts';

const SHELL = 'chromium-headless-shell';
const withWindows = () => findOnPath('chromium', 'chromium-browser', 'google-chrome');

export type Browsers = {
  /**
   * The browser for pages. If available, the headless Chromium, which needs a third less processor time for the same
   * pages.
   */
  CHROMIUM_PATH: string;
  /** A browser that can show notifications. */
  CHROMIUM_FULL_PATH: string;
};

/** The paths of Chromium: the machine's own, otherwise Debian's packages, otherwise Playwright's download. */
export async function ensureBrowsers(log: Log): Promise<Browsers> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return { CHROMIUM_PATH: chosen, CHROMIUM_FULL_PATH: chosen };
  if ((!(await withWindows()) || !(await findOnPath(SHELL))) && (await canUseApt())) {
    // Flags and the names of players need a font with their characters.
    const packages = ['chromium', SHELL, 'fonts-noto-color-emoji'];
    await installPackages(log, packages, 'Browser').catch((error: Error) => log(`  ${error.message}`));
  }
  const full = (await withWindows()) ?? (await downloadBrowser(log));
  return { CHROMIUM_PATH: (await findOnPath(SHELL)) ?? full, CHROMIUM_FULL_PATH: full };
}

async function downloadBrowser(log: Log): Promise<string> {
  const require = createRequire(join(import.meta.dirname, '../../package.json'));
  const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  const locate = () =>
    run(process.execPath, ['-p', `require(${JSON.stringify(dirname(cli))}).chromium.executablePath()`]);
  const what = {
    name: 'install-playwright',
    text: 'Browser: lade Chromium mit Playwright',
    expected: 'etwa 1 min',
  };
  try {
    await step(log, what, () =>
      runInstall(process.execPath, [cli, 'install', 'chromium'], { log: 'playwright' }),
    );
    return (await locate()).trim();
  } catch (error) {
    throw new Error('Für die Browser-Tests fehlt Chromium: bitte das Paket „chromium“ installieren.', {
      cause: error,
    });
  }
}
