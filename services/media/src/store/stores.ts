import type { Connection } from 'mongoose';
import { createDepartures } from '@tippspiel/shared/leaving/departures';
import { createPictures } from './pictures.ts';
import { createUploads } from './uploads.ts';

export type Stores = ReturnType<typeof openStores>;

/** All collections of the media service; the pictures themselves lie in `objects.ts`. */
export function openStores(connection: Connection) {
  return {
    uploads: createUploads(connection),
    pictures: createPictures(connection),
    departures: createDepartures(connection),
  };
}
