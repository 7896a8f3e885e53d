import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { step } from '../install/steps.ts';
import type { Log } from '../log.ts';
import { freePorts } from '../ports.ts';
import { accepts } from '../process/wait.ts';
import { startProgram } from './engine.ts';
import type { Engine, EnginePlace } from './engine.ts';

type Mail = Engine & { pageUrl: string };

/** A mail catcher: it accepts every e-mail by SMTP and shows it on a page, but forwards nothing. */
export async function startMail(log: Log, { folder, logDir }: EnginePlace): Promise<Mail> {
  return step(log, { name: 'start-mail', text: 'E-Mail: starte maildev' }, async () => {
    const [smtp, page] = (await freePorts(2)) as [number, number];
    await mkdir(folder, { recursive: true });
    const require = createRequire(import.meta.url);
    const program = join(dirname(require.resolve('maildev/package.json')), 'bin/maildev');
    const ports = ['--smtp', String(smtp), '--web', String(page)];
    const mail = await startProgram(log, {
      name: 'E-Mail',
      command: process.execPath,
      args: [program, '--ip', '127.0.0.1', ...ports, '--mail-directory', folder, '--silent'],
      logFile: join(logDir, 'mail.log'),
      isReady: async () => (await accepts(smtp)) && accepts(page),
    });
    return {
      url: `smtp://127.0.0.1:${smtp}`,
      pageUrl: `http://127.0.0.1:${page}`,
      stop: mail.stop,
    };
  });
}
