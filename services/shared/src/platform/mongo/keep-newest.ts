import type { Model } from 'mongoose';
import { bulkInsert, bulkWrite } from './bulk.ts';

type Versioned = { _id: number | string; version: number };

/**
 * Keeps the highest version of each document, for read models that follow other services' events. Versions may arrive
 * in any order, repeatedly, and from several processes. Fields that are not given stay as they are.
 * @returns the documents that were newer than the stored ones; another process may have written the same ones first
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
  const isNewer = ({ _id, version }: Stored) => (known.get(_id) ?? -Infinity) < version;
  const newer = [...newest.values()].filter(isNewer);
  const unknown = newer.filter(({ _id }) => !known.has(_id));
  const overtaken = await bulkInsert(model, unknown);
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

async function replaceOlder<Stored extends Versioned>(
  model: Model<Stored>,
  documents: Stored[],
): Promise<void> {
  await bulkWrite(
    model,
    documents.map(({ _id, ...rest }) => ({
      updateOne: { filter: { _id, version: { $lt: rest.version } }, update: { $set: rest } },
    })),
  );
}
