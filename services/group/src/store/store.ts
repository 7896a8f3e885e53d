import type { Clock } from '@tippspiel/shared/clock/clock';
import { createCounters } from '@tippspiel/shared/mongo/counter';
import { createLimits } from '@tippspiel/shared/mongo/limits';
import type { Connection } from 'mongoose';
import { createGroups } from './groups.ts';
import { createMemberships } from './memberships.ts';

export type Store = ReturnType<typeof createStore>;

/** All collections of the group service. */
export function createStore(connection: Connection, clock: Clock) {
  return {
    counters: createCounters(connection),
    groups: createGroups(connection),
    memberships: createMemberships(connection),
    limits: createLimits(connection, clock),
  };
}
