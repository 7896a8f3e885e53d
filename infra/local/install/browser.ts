import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Log } from '../log.ts';
import { findOnPath, run } from '../process/run.ts';
import { canUseApt, installPackages } from './apt.ts';
import { runInstall } from './run-install.ts';
import { step } from './steps.ts';

const onPath = () => findOnPath('chromium', 'chromium-browser', 'google-chrome');

/** The path of a Chromium: the machine's own, else Debian's package, else Playwright's download. */
export async function ensureBrowser(log: Log): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH ?? (await onPath());
  if (chosen) return chosen;
  if (await canUseApt()) {
    // Flags and the names of players need a font that has them.
    const packages = ['chromium', 'fonts-noto-color-emoji'];
    await installPackages(log, packages, 'Browser').catch((error: Error) => log(`  ${error.message}`));
    const installed = await onPath();
    if (installed) return installed;
  }
  return downloadBrowser(log);
}

async function downloadBrowser(log: Log): Promise<string> {
  const require = createRequire(join(import.meta.dirname, '../../../e2e/package.json'));
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
