import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Authors } from '../app/authors.ts';
import type { KnownAuthor } from '../domain/author.ts';
import type { Stores } from '../store/stores.ts';
import { consumerName } from './consumer-name.ts';

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

/**
 * Receives names and pictures from the user service. One process stores them, and every process updates its cache. A
 * new generation receives all events again.
 */
export async function consumeAuthors(
  bus: Bus,
  { store, authors }: { store: Stores; authors: Authors },
  generation: number,
): Promise<void> {
  const name = consumerName('feed-authors', generation);
  await bus.subscribe({ types, behind: name, handle: (event) => authors.put(toAuthor(event)) });
  await bus.consume({ name, types, handle: (events) => store.authors.save(events.map(toAuthor)) });
}
