import { scryptSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { mongo } from 'mongoose';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { deleteStreams } from '@tippspiel/shared/platform/nats/delete-streams';
import { givenAddresses, hostOf, localPlaces, type Backing } from './backing.ts';
import { defaultPassword, type DemoSettings } from './demo-settings.ts';
import type { Log } from './log.ts';
import { databaseOf, serviceNames } from './stack-env.ts';

/** What a demo's data was created with. */
type Facts = {
  tournament: string;
  players: number;
  now: Date;
  /** Hashed. */
  password: string;
  places: Backing['places'];
  prefix: string;
};

// Renamed when all data is there, so that a folder never has both.
const begunFile = (dataDir: string) => join(dataDir, 'seeding');
const doneFile = (dataDir: string) => join(dataDir, 'seeded.json');

const readFacts = (file: string): Promise<Partial<Facts> | undefined> =>
  readFile(file, 'utf8').then(JSON.parse).catch(() => undefined); // prettier-ignore

const hash = (password: string): string => scryptSync(password, 'demo', 32).toString('hex');

const describe = ({ places, prefix }: Pick<Facts, 'places' | 'prefix'>): string =>
  `${[...new Set(Object.values(places))].join(', ')} (${prefix})`;

/** @throws Error if the accounts have another password than the one that is about to be announced */
export async function requirePassword({ dataDir, password }: DemoSettings): Promise<void> {
  const kept = await readFacts(doneFile(dataDir));
  if (!kept || (kept.password ?? hash(defaultPassword)) === hash(password)) return;
  throw new Error('Diese Demo wurde mit einem anderen Passwort angelegt; „npm run reset“ verwirft sie.');
}

/** Forgets the clock of an interrupted seeding, which starts again. */
export async function forgetHalfSeeded(dataDir: string): Promise<void> {
  if (existsSync(begunFile(dataDir))) await rm(join(dataDir, 'clock.json'), { force: true });
}

/** Whether the data is there. @throws Error if it is on other servers than those of this start */
export async function isSeeded({ dataDir, prefix }: DemoSettings, { places }: Backing): Promise<boolean> {
  const kept = await readFacts(doneFile(dataDir));
  if (!kept) return false;
  const [then, today] = [describe({ places, prefix, ...kept }), describe({ places, prefix })];
  if (then === today) return true;
  throw new Error(
    `Die Daten dieser Demo liegen in ${then}, dieser Start nimmt ${today}; „npm run reset“ verwirft sie.`,
  );
}

/** Seeds empty databases. What an interrupted seeding has left in them is dropped first. */
export async function seedEmpty(
  settings: DemoSettings,
  backing: Backing,
  seed: () => Promise<void>,
): Promise<void> {
  const { dataDir, tournament, players, now, password, prefix } = settings;
  const { mongodbUrl, natsUrl, places } = backing;
  const begun = await readFacts(begunFile(dataDir));
  const place = describe({ places, prefix });
  if (begun?.places && describe({ places, prefix, ...begun }) === place)
    await Promise.all([dropDatabases(mongodbUrl, prefix), deleteStreams(natsUrl, prefix)]);
  if (await isUsed(mongodbUrl, prefix))
    throw new Error(
      `Die Datenbanken „${prefix}_…“ in ${places.mongo} sind nicht leer; die Demo braucht leere oder einen anderen DEMO_PREFIX.`,
    );
  const facts: Facts = { tournament, players, now, password: hash(password), places, prefix };
  await writeFile(begunFile(dataDir), JSON.stringify(facts));
  await seed();
  await rename(begunFile(dataDir), doneFile(dataDir));
}

/** Drops what a demo has on given servers. The rest is in its folder, or in containers that belong to the folder. */
export async function dropGiven(dataDir: string, env: NodeJS.ProcessEnv, log: Log): Promise<void> {
  const { places, prefix = '' } = (await readFacts(doneFile(dataDir))) ?? (await readFacts(begunFile(dataDir))) ?? {}; // prettier-ignore
  const drops = { mongo: dropDatabases, nats: deleteStreams };
  for (const [name, drop] of Object.entries(drops) as [keyof typeof drops, typeof dropDatabases][]) {
    const place = places?.[name];
    if (!place || localPlaces.includes(place)) continue;
    const url = givenAddresses(env)[name];
    if (!url || hostOf(url) !== place)
      throw new Error(
        `Die Demo in ${dataDir} hat Daten in ${place} (${prefix}); „npm run reset“ braucht dieselben Adressen wie ihr „npm start“.`,
      );
    await drop(url, prefix);
  }
  if (places && !localPlaces.includes(places.s3))
    log(`Die Bilder der Demo bleiben in ${places.s3}, Bucket ${prefix}.`);
}

const dropDatabases = (url: string, prefix: string): Promise<void> =>
  eachDatabase(url, prefix, async (database) => void (await database.dropDatabase()));

async function isUsed(url: string, prefix: string): Promise<boolean> {
  let collections = 0;
  await eachDatabase(url, prefix, async (database) => {
    collections += (await database.listCollections().toArray()).length;
  });
  return collections > 0;
}

async function eachDatabase(
  url: string,
  prefix: string,
  work: (database: mongo.Db) => Promise<void>,
): Promise<void> {
  const connection = await connectMongo({ url, database: prefix, log: createLogger('demo', 'error') });
  try {
    for (const name of serviceNames) await work(connection.getClient().db(databaseOf(prefix, name)));
  } finally {
    await connection.close();
  }
}
