import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Authors } from '../app/authors.ts';
import type { KnownAuthor } from '../domain/author.ts';
import type { Stores } from '../store/stores.ts';

const types = ['user.account.registered.v1', 'user.account.changed.v1', 'user.account.deleted.v1'] as const;

/** A player who has left is stored without a name. The version is higher than that of all earlier events. */
function toAuthor({ type, data }: DomainEvent<(typeof types)[number]>): KnownAuthor {
  if (type === 'user.account.deleted.v1')
    return {
      ...{ id: data.userId, version: data.version },
      ...{ firstname: '', lastname: '', city: '', pictureStamp: '', isLocked: false },
    };
  const { userId: id, version, firstname, lastname, city, pictureStamp, isLocked } = data;
  return { id, version, firstname, lastname, city, pictureStamp, isLocked };
}

/** Whose stored name these events change. */
async function renamed({ authors }: Stores, events: readonly KnownAuthor[]): Promise<number[]> {
  const stored = new Map((await authors.findMany(events.map(({ id }) => id))).map((each) => [each.id, each]));
  const isRenamed = ({ id, version, firstname, lastname }: KnownAuthor): boolean => {
    const before = stored.get(id);
    return (
      !!before && version > before.version && (firstname !== before.firstname || lastname !== before.lastname)
    );
  };
  return [...new Set(events.filter(isRenamed).map(({ id }) => id))];
}

/**
 * Stores names and pictures. A form that was filled with a former name must not save it as text, so the posts change
 * first: after a crash in between, the events come again.
 */
async function storeAuthors(store: Stores, authors: readonly KnownAuthor[]): Promise<void> {
  const ids = await renamed(store, authors);
  if (ids.length) await store.operatorPosts.renamed(ids);
  await store.authors.save(authors);
}

/** Receives names and pictures from the user service. One process stores them, and every process updates its cache. */
export async function consumeAuthors(
  bus: Bus,
  { store, authors }: { store: Stores; authors: Authors },
): Promise<void> {
  const name = 'feed-authors';
  await bus.subscribe({ types, behind: name, handle: (event) => authors.put(toAuthor(event)) });
  await bus.consume({ name, types, handle: (events) => storeAuthors(store, events.map(toAuthor)) });
}
