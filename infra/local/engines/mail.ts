import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { step } from '../install/steps.ts';
import type { Log } from '../log.ts';
import { freePorts } from '../ports.ts';
import { startLeashed } from '../process/leash.ts';
import { accepts, waitUntil } from '../process/wait.ts';
import type { Engine, EnginePlace } from './engine.ts';

type Mail = Engine & { pageUrl: string };

/** A mail catcher: takes every e-mail by SMTP and shows it on a page, sends nothing on. */
export async function startMail(log: Log, place: EnginePlace): Promise<Mail> {
  return step(log, { name: 'start-mail', text: 'E-Mail: starte maildev' }, () => launch(place));
}

async function launch({ folder, logDir }: EnginePlace): Promise<Mail> {
  const [smtp, page] = (await freePorts(2)) as [number, number];
  await mkdir(folder, { recursive: true });
  const require = createRequire(import.meta.url);
  const program = join(dirname(require.resolve('maildev/package.json')), 'bin/maildev');
  const logFile = join(logDir, 'mail.log');
  const ports = ['--smtp', String(smtp), '--web', String(page)];
  const process = await startLeashed({
    command: globalThis.process.execPath,
    args: [program, '--ip', '127.0.0.1', ...ports, '--mail-directory', folder, '--silent'],
    logFile,
  });
  await waitUntil(async () => (await accepts(smtp)) && accepts(page), { name: 'Mail', process, logFile });
  return {
    url: `smtp://127.0.0.1:${smtp}`,
    pageUrl: `http://127.0.0.1:${page}`,
    stop: async () => void (await process.stop()),
  };
}
