import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { installed } from '../install/install-once.ts';
import { step } from '../install/steps.ts';
import type { Log } from '../log.ts';
import { findOnPath } from '../process/run.ts';
import { documentDbPath } from './documentdb-install.ts';
import { startDocumentDb } from './documentdb.ts';
import type { Engine, EnginePlace } from './engine.ts';

/** The kind of engine whose data is in a folder. Each keeps its data in a folder of this name. */
export const kindIn = (folder: string) =>
  (['documentdb', 'mongod'] as const).find((kind) => existsSync(join(folder, kind)));

/**
 * A database with MongoDB's protocol. Existing data stays with the kind of engine that wrote it. A new folder uses what
 * is already there (PATH, cache), then a download, then DocumentDB.
 */
export async function startMongo(log: Log, place: EnginePlace): Promise<Engine> {
  await mkdir(place.folder, { recursive: true, mode: 0o700 });
  const kind = kindIn(place.folder);
  const mongod = kind === 'documentdb' ? undefined : await findMongod(log, kind === 'mongod');
  if (!mongod) return startDocumentDb(log, place);
  const { startMongod } = await import('./mongod.ts');
  return step(log, { name: 'start-mongod', text: `MongoDB: starte ${mongod}` }, () =>
    startMongod(log, mongod, place),
  );
}

async function findMongod(log: Log, required: boolean): Promise<string | undefined> {
  // Loaded lazily, because most starts need neither and both are large.
  const { downloadedMongod, downloadMongod } = await import('./mongo-download.ts');
  const present = (await findOnPath('mongod')) ?? (await downloadedMongod());
  if (present) return present;
  if (!required && (await installed(documentDbPath))) return undefined;
  const downloaded = await downloadMongod(log);
  if (required && !downloaded) {
    throw new Error(
      'MongoDB: diese Daten gehören einem mongod, und hier ist keiner; „npm run reset“ verwirft sie.',
    );
  }
  return downloaded;
}
