import { Empty, JSONCodec, createInbox, type NatsConnection } from 'nats';
import type { Logger } from 'pino';
import type { DomainEvent } from '../../contracts/events/catalogue.ts';

/**
 * The version of what is gone for good, where its own is not known any more: higher than any that was counted. Numbers are
 * never given twice, so nothing comes after it.
 */
export const GONE_VERSION = 1_000_000_000;

export const republishingOwners = ['user', 'media', 'group', 'tipp', 'feed'] as const;
export type RepublishingOwner = (typeof republishingOwners)[number];

/** All that a service's database says, as events with the versions that stand there; some hundred at a time. */
export type Pages = () => AsyncIterable<DomainEvent[]>;

type Progress = { told: number; isDone: boolean; error?: string };

/** Between two signs of a process that republishes. */
const SILENCE_MS = 30_000;
const AT_ONCE = 250;
const codec = JSONCodec<Progress>();
const subjectOf = (namespace: string, owner: string) => `${namespace}.republish.${owner}`;

/**
 * Lets operators have all told anew that this service's database says, for read models whose stream was lost. One process of
 * the service does it. Whoever knows it already has the same version, and changes nothing; what changes meanwhile is told with
 * a higher one. A crash leaves nothing behind: the operator asks again.
 */
export async function serveRepublishing(
  nats: NatsConnection,
  { namespace, owner, log }: { namespace: string; owner: RepublishingOwner; log: Logger },
  publish: (event: DomainEvent) => Promise<void>,
  pages: Pages,
): Promise<void> {
  async function republish(answer: (progress: Progress) => void): Promise<void> {
    let told = 0;
    try {
      for await (const events of pages()) {
        for (let from = 0; from < events.length; from += AT_ONCE)
          await Promise.all(events.slice(from, from + AT_ONCE).map(publish));
        told += events.length;
        answer({ told, isDone: false });
      }
      answer({ told, isDone: true });
      log.info({ told }, 'all told anew');
    } catch (error) {
      log.warn({ err: error, told }, 'could not tell all anew');
      answer({ told, isDone: false, error: String(error) });
    }
  }

  nats.subscribe(subjectOf(namespace, owner), {
    queue: owner,
    callback: (error, message) => {
      if (!error)
        void republish((progress) => void (nats.isClosed() || message.respond(codec.encode(progress))));
    },
  });
  // Whoever asks from now on is heard.
  await nats.flush();
}

/**
 * Asks one owner to tell all anew.
 * @param report called after each page with how many events were told
 * @returns how many events that were
 * @throws Error when nobody hears it, or whoever did fails or dies: then ask again
 */
export async function askToRepublish(
  nats: NatsConnection,
  namespace: string,
  owner: RepublishingOwner,
  report: (told: number) => void = () => undefined,
): Promise<number> {
  const done = Promise.withResolvers<number>();
  const died = () => done.reject(new Error(`${owner} says nothing any more; ask again`));
  let silence = setTimeout(died, SILENCE_MS);
  const reply = createInbox();
  const answers = nats.subscribe(reply, {
    callback: (error, message) => {
      clearTimeout(silence);
      if (error) return done.reject(error);
      // NATS itself answers with nothing but a code.
      if (message.headers?.code === 503) return done.reject(new Error(`no process of ${owner} is there`));
      const { told, isDone, error: failure } = codec.decode(message.data);
      if (failure) return done.reject(new Error(`${owner}: ${failure}`));
      if (isDone) return done.resolve(told);
      silence = setTimeout(died, SILENCE_MS);
      report(told);
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
