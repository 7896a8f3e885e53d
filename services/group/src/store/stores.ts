import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { createCounters } from '@tippspiel/shared/platform/mongo/counter';
import { createDepartures } from '@tippspiel/shared/platform/leaving/departures';
import { createLimits } from '@tippspiel/shared/platform/mongo/limits';
import type { Connection } from 'mongoose';
import { createGroups } from './groups.ts';
import { createMemberships } from './memberships.ts';
import { createPlayers } from './players.ts';

export type Stores = ReturnType<typeof openStores>;

export function openStores(connection: Connection, clock: Clock) {
  return {
    counters: createCounters(connection),
    groups: createGroups(connection),
    memberships: createMemberships(connection),
    players: createPlayers(connection),
    limits: createLimits(connection, clock),
    departures: createDepartures(connection),
  };
}
