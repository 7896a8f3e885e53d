import { join } from 'node:path';
import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server-core';
import { step } from '../install/steps.ts';
import type { Log } from '../log.ts';
import { cacheDir } from '../places.ts';
import { run } from '../process/run.ts';

const version = '8.0.15';
const downloadDir = join(cacheDir(), `mongod-${version}`);
// The setting of mongodb-memory-server, too: a company's mirror is configured in the same way for both.
const host = process.env.MONGOMS_DOWNLOAD_MIRROR ?? 'https://fastdl.mongodb.org';

/** The mongod downloaded by an earlier start, if it runs here (a library may be missing). */
export async function downloadedMongod(): Promise<string | undefined> {
  const found = await DryMongoBinary.locateBinary({ version, downloadDir }).catch(() => undefined);
  return found && (await runs(found)) ? found : undefined;
}

/** Downloads mongod; undefined if its host does not answer within 7 s or the program does not run here. */
export async function downloadMongod(log: Log): Promise<string | undefined> {
  log('  MongoDB: frage bei MongoDB nach einem fertigen mongod (höchstens 7 s) …');
  const reachable = await fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(7000) }).then(() => true, () => false); // prettier-ignore
  if (!reachable) return undefined;
  const what = { name: 'install-mongod', text: `MongoDB: lade mongod ${version}`, expected: 'etwa 30 s' };
  const file = await step(log, what, () => MongoBinary.getPath({ version, downloadDir })).catch(
    (error: Error) => {
      log(`  MongoDB: das Laden schlug fehl (${error.message})`);
      return undefined;
    },
  );
  return file && (await runs(file)) ? file : undefined;
}

const runs = (file: string) => run(file, ['--version'], { timeoutMs: 5000 }).then(() => true, () => false); // prettier-ignore
