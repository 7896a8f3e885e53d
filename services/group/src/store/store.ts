import { createCounters } from '@tippspiel/shared/mongo/counter';
import type { Connection } from 'mongoose';
import { createGroups } from './groups.ts';
import { createJoinFailures } from './join-failures.ts';
import { createMemberships } from './memberships.ts';

export type Store = ReturnType<typeof createStore>;

/** All collections of the group service. */
export function createStore(connection: Connection) {
  return {
    counters: createCounters(connection),
    groups: createGroups(connection),
    memberships: createMemberships(connection),
    joinFailures: createJoinFailures(connection),
  };
}
