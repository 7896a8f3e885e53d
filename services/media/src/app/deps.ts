import type { CutPicture } from '@tippspiel/shared/contracts/auth/picture-proof';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Objects } from '../store/objects.ts';
import type { Stores } from '../store/stores.ts';
import type { SocialPictures } from './fetch-social-picture.ts';
import type { ClaimCache } from './operator-pictures/claim-cache.ts';
import type { Imaging } from './imaging.ts';

/** Injected, so that use cases depend on neither database nor network. */
export type Deps = Stores & {
  clock: Clock;
  log: Logger;
  uploadKeepSeconds: number;
  uploadMaxBytes: number;
  exportsPerHour: number;
  picturesPerHour: number;
  objects: Objects;
  imaging: Imaging;
  social: SocialPictures;
  /** The signed name of an operator's new picture, which another service accepts. */
  signPicture(cut: CutPicture): string;
  /** Removes this service's events about a player from the stream. */
  purgeEvents(userId: number): Promise<void>;
  /** Claims of posts, sponsors and prizes, cached in memory. */
  claimCache: ClaimCache;
  relay: { kick(collection: string, ids: unknown[]): void };
};
