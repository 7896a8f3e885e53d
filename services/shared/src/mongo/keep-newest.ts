import { mongo, type Model } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';

type Versioned = { _id: unknown; version: number };

/**
 * For read models that follow other services' events: keeps of each document the highest version, whatever comes, in
 * whatever order, however often, from however many processes. Fields that are not given stay as they are.
 * @returns those that were newer than what this call found; another process may have been faster with the same
 */
export async function keepNewest<Stored extends Versioned>(
  model: Model<Stored>,
  documents: readonly Stored[],
): Promise<Stored[]> {
  const newest = new Map<unknown, Stored>();
  for (const document of documents) {
    if ((newest.get(document._id)?.version ?? -Infinity) < document.version)
      newest.set(document._id, document);
  }
  if (!newest.size) return [];
  const known = await versionsOf(model, [...newest.keys()]);
  const newer = [...newest.values()].filter(({ _id, version }) => (known.get(_id) ?? -Infinity) < version);
  const unknown = newer.filter(({ _id }) => !known.has(_id));
  const overtaken = await insertMissing(model, unknown);
  await replaceOlder(model, [...newer.filter(({ _id }) => known.has(_id)), ...overtaken]);
  return newer;
}

async function versionsOf<Stored extends Versioned>(
  model: Model<Stored>,
  ids: unknown[],
): Promise<Map<unknown, number>> {
  const found = await model.find({ _id: { $in: ids } } as never, { version: 1 }).lean<Versioned[]>();
  return new Map(found.map(({ _id, version }) => [_id, version]));
}

/** @returns those that another process inserted first */
async function insertMissing<Stored>(model: Model<Stored>, documents: Stored[]): Promise<Stored[]> {
  if (!documents.length) return [];
  try {
    await model.collection.insertMany(documents as never, { ordered: false });
    return [];
  } catch (error) {
    const failures = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
    if (!failures.length || !failures.every(isDuplicateKey)) throw error;
    return failures.map(({ index }) => documents[index] as Stored);
  }
}

async function replaceOlder<Stored extends Versioned>(
  model: Model<Stored>,
  documents: Stored[],
): Promise<void> {
  if (!documents.length) return;
  const updates = documents.map(({ _id, ...rest }) => ({
    updateOne: { filter: { _id, version: { $lt: rest.version } }, update: { $set: rest } },
  }));
  await model.collection.bulkWrite(updates as never, { ordered: false });
}
