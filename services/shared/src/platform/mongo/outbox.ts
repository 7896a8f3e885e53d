import { Schema, type Connection, type Model } from 'mongoose';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { repeat } from '../clock/repeat.ts';
import type { DomainEvent } from '../../contracts/events/catalogue.ts';
import { bulkWrite } from './bulk.ts';

/**
 * The events a change causes stand in the changed document itself, in `outbox`, so that both are written or neither.
 * Spread this into a schema's definition and call `indexOutbox` on the schema.
 */
export const outboxField = {
  outbox: {
    type: [
      new Schema(
        { id: String, type: { type: String }, time: String, requestId: String, data: Schema.Types.Mixed },
        { _id: false },
      ),
    ],
    default: [],
  },
};

/**
 * An entry of an outbox: an event for the stream, or something else, as a mail, that the service's own `publish` knows by its
 * type. `id` is unique, for ever.
 */
export type OutboxEntry = { id: string; type: string; time: string; requestId: string; data: unknown };

export type WithOutbox = { _id: number | string; outbox: OutboxEntry[] };

/** Declares the index by which the relay finds what a crash left behind. */
export function indexOutbox(schema: Schema): void {
  schema.index({ 'outbox.id': 1 }, { name: 'outbox' });
}

export type OutboxRelay = {
  /** Sends what stands in the outbox of these documents, soon; call it after the write that put it there. */
  kick(collection: string, ids: unknown[]): void;
  /** Sends everything that waits in any outbox, and resolves when it is sent. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

type Options<Entry extends OutboxEntry> = {
  connection: Connection;
  /** Names of the models whose documents have an outbox. */
  collections: string[];
  /** Passes one entry on; may get the same entry again. */
  publish(entry: Entry): Promise<void>;
  /**
   * Which entries are this relay's; all by default. Entries with different targets have relays of their own, so that none
   * waits for another one's target.
   */
  takes?(entry: OutboxEntry): boolean;
  log: Logger;
  /** Counts the waiting events under this name of the relay. */
  metrics?: Registry;
  name?: string;
  sweepEveryMs?: number;
};

const BATCH = 500;
/** A sweep looks past so many documents that still hold something. */
const MAX_PASSED_OVER = 10_000;
/**
 * After an attempt that waited in vain the next one follows soon: one that is under way when the stream comes back goes
 * through at once. An event that is refused at once is tried more and more rarely.
 */
const RETRY_MS = 200;
const IN_VAIN_MS = 1_000;

/** `isLeft`: the document still holds something, refused or another relay's. */
type Passed = { _id: number | string; ids: string[]; isLeft: boolean; failure?: unknown };

function throwFirst(passed: Passed[]): void {
  const failed = passed.find(({ failure }) => failure !== undefined);
  if (failed) throw failed.failure;
}

/** One for all relays of a process. */
function gaugeOf(metrics: Registry): Gauge<'relay'> {
  const known = metrics.getSingleMetric('outbox_waiting') as Gauge<'relay'> | undefined;
  return (
    known ??
    new Gauge({
      name: 'outbox_waiting',
      help: 'Documents whose events or mails this process knows of and has not passed on yet, by relay',
      labelNames: ['relay'],
      registers: [metrics],
    })
  );
}

/**
 * Moves events from outboxes to the stream: publishes with the event's id as message id, which the stream takes once,
 * then removes them. A crash in between repeats the publishing, never loses it. Several processes may relay at once.
 */
export function createOutboxRelay<Entry extends OutboxEntry = DomainEvent>({
  connection,
  collections,
  publish,
  takes = () => true,
  log,
  metrics,
  name: relayName = 'events',
  sweepEveryMs = 5_000,
}: Options<Entry>): OutboxRelay {
  const waiting = new Map<string, Set<unknown>>();
  let running: Promise<void> | undefined;
  let retrying: NodeJS.Timeout | undefined;
  let failures = 0;
  /** Documents that the last sweep tried in vain. */
  let inVain = 0;
  let closed = false;

  /** Sends the entries of one document in order; what comes behind one that is refused waits for it. */
  async function pass({ _id, outbox }: WithOutbox): Promise<Passed> {
    const ids: string[] = [];
    const own = outbox.filter(takes);
    try {
      for (const entry of own) {
        await publish(entry as Entry);
        ids.push(entry.id);
      }
    } catch (failure) {
      return { _id, ids, isLeft: true, failure };
    }
    return { _id, ids, isLeft: ids.length < outbox.length };
  }

  async function relay(model: Model<WithOutbox>, filter: Record<string, unknown>): Promise<Passed[]> {
    const documents = await model.find(filter, { outbox: 1 }).limit(BATCH).lean();
    const passed = await Promise.all(documents.map(pass));
    const updates = passed
      .filter(({ ids }) => ids.length > 0)
      .map(({ _id, ids }) => ({
        updateOne: { filter: { _id }, update: { $pull: { outbox: { id: { $in: ids } } } } },
      }));
    await bulkWrite(model, updates);
    return passed;
  }

  /** An entry that fails waits for the next time, and holds up no other document. */
  async function work(): Promise<void> {
    const failed: { name: string; passed: Passed[] }[] = [];
    try {
      while (waiting.size) {
        const [name, ids] = [...waiting][0] as [string, Set<unknown>];
        const batch = [...ids].slice(0, BATCH);
        for (const id of batch) ids.delete(id);
        if (!ids.size) waiting.delete(name);
        try {
          const passed = await relay(connection.model<WithOutbox>(name), { _id: { $in: batch } });
          failed.push({ name, passed: passed.filter(({ failure }) => failure !== undefined) });
        } catch (error) {
          wait(name, batch);
          throw error;
        }
      }
    } finally {
      for (const { name, passed } of failed) for (const { _id } of passed) wait(name, [_id]);
    }
    throwFirst(failed.flatMap(({ passed }) => passed));
  }

  function wait(name: string, batch: unknown[]): void {
    const known = waiting.get(name) ?? new Set();
    for (const id of batch) known.add(id);
    waiting.set(name, known);
    show();
  }

  function run(): Promise<void> {
    const started = performance.now();
    running ??= work()
      .then(() => void (failures = 0))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'outbox: will try again');
        const wasInVain = performance.now() - started > IN_VAIN_MS;
        failures = wasInVain ? 0 : failures + 1;
        if (!closed) retrying ??= setTimeout(retry, Math.min(RETRY_MS * 2 ** failures, sweepEveryMs));
      })
      .finally(() => {
        running = undefined;
        show();
      });
    return running;
  }

  function retry(): void {
    retrying = undefined;
    void run();
  }

  /** @returns what it tried in vain */
  async function sweep(model: Model<WithOutbox>): Promise<Passed[]> {
    const left: Passed[] = [];
    let found = BATCH;
    while (!closed && found === BATCH && left.length < MAX_PASSED_OVER) {
      const but = left.length ? { _id: { $nin: left.map(({ _id }) => _id) } } : {};
      const passed = await relay(model, { 'outbox.id': { $gt: '' }, ...but });
      left.push(...passed.filter(({ isLeft }) => isLeft));
      found = passed.length;
    }
    return left;
  }

  async function drain(): Promise<void> {
    await run();
    const left: Passed[] = [];
    for (const name of collections) left.push(...(await sweep(connection.model<WithOutbox>(name))));
    inVain = left.filter(({ failure }) => failure !== undefined).length;
    show();
    throwFirst(left);
  }

  const gauge = metrics && gaugeOf(metrics);
  function show(): void {
    const known = [...waiting.values()].reduce((sum, ids) => sum + ids.size, 0);
    gauge?.set({ relay: relayName }, Math.max(known, inVain));
  }
  show();

  const sweeps = repeat({ name: 'outbox', everyMs: sweepEveryMs, work: drain, log });

  return {
    kick(collection, ids) {
      if (!collections.includes(collection)) return;
      wait(collection, ids);
      void run();
    },
    drain,
    async close() {
      clearTimeout(retrying);
      closed = true;
      await sweeps.close();
      await run();
    },
  };
}
