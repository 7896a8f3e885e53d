import { Schema, type Connection, type Model } from 'mongoose';
import { setFence, writeFenced, type Fenced } from '../src/platform/jobs/fence.ts';
import type { Lease } from '../src/platform/jobs/leases.ts';

/** The document that the test's job writes. */
export type Thing = Fenced & { _id: string; writer?: string };

export function thingModel(connection: Connection): Model<Thing> {
  const schema = new Schema<Thing>({ _id: String, fence: Number, writer: String }, { versionKey: false });
  return connection.model<Thing>('things', schema, 'things');
}

export const fenceThing = (things: Model<Thing>, lease: Lease) => setFence(things, 'thing', lease);
export const writeThing = (things: Model<Thing>, lease: Lease, writer: string) =>
  writeFenced(things, 'thing', lease, { $set: { writer } });
