import type { CutPicture } from '@tippspiel/shared/contracts/auth/picture-proof';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Objects } from '../store/objects.ts';
import type { Stores } from '../store/stores.ts';
import type { SocialPictures } from './fetch-social-picture.ts';
import type { Claimed } from './operator-pictures/claimed.ts';
import type { Imaging } from './imaging.ts';

/** Handed in, so that use cases know neither the database nor the network. */
export type Deps = Stores & {
  clock: Clock;
  log: Logger;
  uploadKeepSeconds: number;
  uploadMaxBytes: number;
  exportsPerHour: number;
  objects: Objects;
  imaging: Imaging;
  social: SocialPictures;
  /** The name of a picture that was cut for operators, by which its taker knows it. */
  signPicture(cut: CutPicture): string;
  /** Removes this service's events about a player from the stream. */
  purgeEvents(userId: number): Promise<void>;
  /** Which picture a post, sponsor or prize has, out of memory where it can be. */
  claimed: Claimed;
  relay: { kick(collection: string, ids: unknown[]): void };
};
