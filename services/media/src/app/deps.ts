import type { Clock } from '@tippspiel/shared/clock/clock';
import type { Logger } from '@tippspiel/shared/log/logger';
import type { Objects } from '../store/objects.ts';
import type { Pictures } from '../store/pictures.ts';
import type { Uploads } from '../store/uploads.ts';
import type { Imaging } from './imaging.ts';

/** What the use cases work with; handed in, so that they know neither the database nor the network. */
export type Deps = {
  clock: Clock;
  log: Logger;
  uploadKeepSeconds: number;
  uploads: Uploads;
  pictures: Pictures;
  objects: Objects;
  imaging: Imaging;
  relay: { kick(collection: string, ids: unknown[]): void };
};
