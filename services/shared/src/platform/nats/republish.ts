import { Empty, JSONCodec, createInbox, type NatsConnection } from 'nats';
import type { Logger } from 'pino';
import type { DomainEvent } from '../../contracts/events/catalogue.ts';
import type { Owner } from './streams.ts';

/**
 * The version of a deleted entity whose own version is no longer known. It is higher than any real version. Ids are
 * never reused, so no later version follows.
 */
export const GONE_VERSION = 1_000_000_000;

/** A service's whole state as events, with the versions in its database, some hundred at a time. */
export type EventPages = () => AsyncIterable<DomainEvent[]>;

type Progress = { published: number; isDone: boolean; error?: string };

/** The longest time between two progress messages. */
const SILENCE_MS = 30_000;
const AT_ONCE = 250;
const codec = JSONCodec<Progress>();
const subjectOf = (namespace: string, owner: string) => `${namespace}.republish.${owner}`;

/**
 * Publishes this service's whole state again when an operator requests it, for read models whose stream was lost. One
 * process of the service does it. A read model ignores a version that it already has, and concurrent changes have
 * higher versions. After a crash the operator simply requests it again.
 */
export async function serveRepublishing(
  nats: NatsConnection,
  { namespace, owner, log }: { namespace: string; owner: Owner; log: Logger },
  publish: (event: DomainEvent) => Promise<void>,
  pages: EventPages,
): Promise<void> {
  async function republish(answer: (progress: Progress) => void): Promise<void> {
    let published = 0;
    try {
      for await (const events of pages()) {
        for (let from = 0; from < events.length; from += AT_ONCE)
          await Promise.all(events.slice(from, from + AT_ONCE).map(publish));
        published += events.length;
        answer({ published, isDone: false });
      }
      answer({ published, isDone: true });
      log.info({ published }, 'all published anew');
    } catch (error) {
      log.warn({ err: error, published }, 'could not publish all anew');
      answer({ published, isDone: false, error: String(error) });
    }
  }

  nats.subscribe(subjectOf(namespace, owner), {
    queue: owner,
    callback: (error, message) => {
      if (!error)
        void republish((progress) => void (nats.isClosed() || message.respond(codec.encode(progress))));
    },
  });
  // After the flush the subscription is active.
  await nats.flush();
}

/**
 * Requests one owner to publish its whole state again.
 * @param report called after each page with the number of events so far
 * @returns the number of events
 * @throws Error when no process of the owner answers, or when it fails or dies; the request may be repeated
 */
export async function requestRepublish(
  nats: NatsConnection,
  namespace: string,
  owner: Owner,
  report: (published: number) => void = () => undefined,
): Promise<number> {
  const done = Promise.withResolvers<number>();
  const died = () => done.reject(new Error(`${owner} says nothing any more; ask again`));
  let silence = setTimeout(died, SILENCE_MS);
  const reply = createInbox();
  const answers = nats.subscribe(reply, {
    callback: (error, message) => {
      clearTimeout(silence);
      if (error) return done.reject(error);
      // NATS itself answers a request without listeners, with a code only.
      if (message.headers?.code === 503) return done.reject(new Error(`no process of ${owner} is there`));
      const { published, isDone, error: failure } = codec.decode(message.data);
      if (failure) return done.reject(new Error(`${owner}: ${failure}`));
      if (isDone) return done.resolve(published);
      silence = setTimeout(died, SILENCE_MS);
      report(published);
    },
  });
  try {
    nats.publish(subjectOf(namespace, owner), Empty, { reply });
    return await done.promise;
  } finally {
    clearTimeout(silence);
    answers.unsubscribe();
  }
}
