import { join } from 'node:path';
import type { Log } from '../log.ts';
import { installOnce } from './install-once.ts';
import { runInstall } from './run-install.ts';

const VERSION = '13.5.0';

/**
 * The path of Lighthouse's command. It is installed once, outside the lock file, because only one measurement needs it
 * and its dependencies.
 */
export async function ensureLighthouse(log: Log): Promise<string> {
  const folder = await installOnce(log, {
    path: `lighthouse-${VERSION}`,
    text: `Lighthouse ${VERSION}: npm install`,
    expected: 'etwa 1 min',
    make: (target) => {
      const quietly = [
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--no-package-lock',
        '--loglevel=error',
      ];
      const args = ['install', '--prefix', target, ...quietly, `lighthouse@${VERSION}`];
      return runInstall('npm', args, { log: 'lighthouse' });
    },
  });
  return join(folder, 'node_modules/lighthouse/cli/index.js');
}
