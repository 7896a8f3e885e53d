import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../infra/local/ports.ts';
import { startChildProcess } from '../../infra/local/process/child-process.ts';
import { accepts, waitUntil } from '../../infra/local/process/wait.ts';
import { HOST_URL } from './host-calls.ts';
import { logsFolder } from './logs-folder.ts';

const logFile = join(import.meta.dirname, '../../artifacts/e2e-products.log');

/** Starts the host of products, which ends with the run, even if the run is killed. */
async function startHost(): Promise<() => Promise<unknown>> {
  await rm(logsFolder, { recursive: true, force: true });
  const port = await freePort();
  const path = randomBytes(16).toString('hex');
  const host = await startChildProcess({
    command: process.execPath,
    args: [join(import.meta.dirname, 'host.ts'), String(port), path],
    logFile,
    grace: 30,
  });
  await waitUntil(() => accepts(port), { name: 'products', process: host, logFile });
  process.env[HOST_URL] = `http://127.0.0.1:${port}/${path}`;
  return () => host.stop();
}

export default startHost;
