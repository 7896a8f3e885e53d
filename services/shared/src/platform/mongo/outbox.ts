import { Schema, type Connection, type Model } from 'mongoose';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { repeat } from '../clock/repeat.ts';
import type { DomainEvent } from '../../contracts/events/catalogue.ts';
import { bulkWrite } from './bulk.ts';

/**
 * The changed document itself stores the events of a change in `outbox`, so that either both are written or neither
 * (transactional outbox). Spread this into a schema's definition, and call `indexOutbox` on the schema.
 */
export const outboxField = {
  outbox: {
    type: [
      new Schema(
        {
          id: String,
          type: { type: String },
          time: String,
          requestId: String,
          traceparent: String,
          data: Schema.Types.Mixed,
        },
        { _id: false },
      ),
    ],
    default: [],
  },
};

/**
 * An entry of an outbox: an event for the stream, or anything else whose type the service's `publish` knows, such as a
 * mail. Its `id` is unique and never reused.
 */
export type OutboxEntry = { id: string; type: string; time: string; requestId: string; data: unknown };

export type WithOutbox = { _id: number | string; outbox: OutboxEntry[] };

/** Declares the index by which the relay finds entries after a crash. */
export function indexOutbox(schema: Schema): void {
  schema.index({ 'outbox.id': 1 }, { name: 'outbox' });
}

export type OutboxRelay = {
  /** Sends the outbox entries of these documents soon. Call it after the write that added them. */
  kick(collection: string, ids: unknown[]): void;
  /** Sends all waiting entries of all outboxes, and resolves when they are sent. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

type Options<Entry extends OutboxEntry> = {
  connection: Connection;
  /** Names of the models whose documents have an outbox. */
  collections: string[];
  /** Publishes one entry. It may get the same entry again. */
  publish(entry: Entry): Promise<void>;
  /**
   * Selects this relay's entries; all by default. Entries with different targets have separate relays, so that they do
   * not wait for each other's target.
   */
  takes?(entry: OutboxEntry): boolean;
  log: Logger;
  /** Counts the waiting events under this name of the relay. */
  metrics?: Registry;
  name?: string;
  sweepEveryMs?: number;
};

const BATCH = 500;
/** A sweep skips at most so many documents that still have entries. */
const MAX_PASSED_OVER = 10_000;
/**
 * After a slow failure the next attempt follows soon, so that one is in flight when the target returns. Events
 * fail slowly, because their publisher tries for five seconds. For entries that are refused at once, the pauses grow
 * exponentially.
 */
const RETRY_MS = 200;
const SLOW_FAILURE_MS = 1_000;

/** `isLeft`: the document still has entries, which were refused or belong to another relay. */
type Passed = { _id: number | string; ids: string[]; isLeft: boolean; failure?: unknown };

function throwFirst(passed: Passed[]): void {
  const failed = passed.find(({ failure }) => failure !== undefined);
  if (failed) throw failed.failure;
}

/** The gauge that all relays of a process share. */
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
 * Moves events from outboxes to the stream. It publishes each with the event's id as message id, which the stream
 * stores once, and then removes it. After a crash in between it publishes again. Several processes may relay at once.
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
  /** Documents that failed in the last sweep. */
  let failedInSweep = 0;
  let closed = false;

  /** Sends the entries of one document in order. Entries after a refused one wait for it. */
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
    // A failover may take back what the majority has not stored yet.
    const documents = await model.find(filter, { outbox: 1 }).readConcern('majority').limit(BATCH).lean();
    const passed = await Promise.all(documents.map(pass));
    const updates = passed
      .filter(({ ids }) => ids.length > 0)
      .map(({ _id, ids }) => ({
        updateOne: { filter: { _id }, update: { $pull: { outbox: { id: { $in: ids } } } } },
      }));
    await bulkWrite(model, updates);
    return passed;
  }

  /** A failed entry waits for the next attempt. It delays other documents by one attempt at most. */
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
        const wasSlow = performance.now() - started > SLOW_FAILURE_MS;
        failures = wasSlow ? 0 : failures + 1;
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

  /** @returns the documents that still have entries */
  async function sweep(model: Model<WithOutbox>): Promise<Passed[]> {
    const left: Passed[] = [];
    let found = BATCH;
    while (!closed && found === BATCH && left.length < MAX_PASSED_OVER) {
      const others = left.length ? { _id: { $nin: left.map(({ _id }) => _id) } } : {};
      const passed = await relay(model, { 'outbox.id': { $gt: '' }, ...others });
      left.push(...passed.filter(({ isLeft }) => isLeft));
      found = passed.length;
    }
    return left;
  }

  async function drain(): Promise<void> {
    await run();
    const left: Passed[] = [];
    for (const name of collections) left.push(...(await sweep(connection.model<WithOutbox>(name))));
    failedInSweep = left.filter(({ failure }) => failure !== undefined).length;
    show();
    throwFirst(left);
  }

  const gauge = metrics && gaugeOf(metrics);
  function show(): void {
    const known = [...waiting.values()].reduce((sum, ids) => sum + ids.size, 0);
    gauge?.set({ relay: relayName }, Math.max(known, failedInSweep));
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
