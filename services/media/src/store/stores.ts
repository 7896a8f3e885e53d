import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { createLimits } from '@tippspiel/shared/platform/mongo/limits';
import type { Connection } from 'mongoose';
import { createDepartures } from '@tippspiel/shared/platform/leaving/departures';
import { createClaims } from './operator-pictures/claims.ts';
import { createOperatorPictures } from './operator-pictures/operator-pictures.ts';
import { createPictures } from './pictures.ts';
import { createUploads } from './uploads.ts';

export type Stores = ReturnType<typeof openStores>;

/** All collections of the media service; `objects.ts` stores the pictures themselves. */
export function openStores(connection: Connection, clock: Clock) {
  return {
    uploads: createUploads(connection),
    pictures: createPictures(connection),
    operatorPictures: createOperatorPictures(connection),
    claims: createClaims(connection),
    limits: createLimits(connection, clock),
    departures: createDepartures(connection),
  };
}
