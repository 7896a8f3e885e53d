import type { Clock } from '@tippspiel/shared/clock/clock';
import { createCounters } from '@tippspiel/shared/mongo/counter';
import { createDepartures } from '@tippspiel/shared/leaving/departures';
import { createLimits } from '@tippspiel/shared/mongo/limits';
import type { Connection } from 'mongoose';
import { createAuthorStore } from './authors.ts';
import { createComments } from './comments.ts';
import { createLikes } from './likes.ts';
import { createMemberships } from './memberships.ts';
import { createPosts } from './posts.ts';

export type Stores = ReturnType<typeof openStores>;

/** All collections of the feed service. */
export function openStores(connection: Connection, clock: Clock, settings: { searchTimeoutMs: number }) {
  const counters = createCounters(connection);
  return {
    /** Posts and comments are counted together. @returns the first of `count` new ids */
    nextId: (count = 1) => counters.next('post', count),
    posts: createPosts(connection, settings),
    comments: createComments(connection),
    likes: createLikes(connection),
    memberships: createMemberships(connection),
    authors: createAuthorStore(connection),
    limits: createLimits(connection, clock),
    departures: createDepartures(connection),
  };
}
