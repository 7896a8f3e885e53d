import type { WasCut } from '@tippspiel/shared/contracts/auth/picture-proof';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { ShippedPages } from '../store/pages/shipped.ts';
import type { Authors } from './authors.ts';
import type { Searches } from './searches.ts';
import type { Stores } from '../store/stores.ts';

export type Deps = {
  store: Stores;
  clock: Clock;
  authors: Authors;
  /** The original texts of the pages, shown until an operator changes them. */
  shippedPages: ShippedPages;
  /** Whether media has just cut this picture for this operator and purpose. */
  wasCut: WasCut;
  /** Whether a player is in a group, according to the group service. */
  queryMembership(groupId: number, userId: number): Promise<boolean>;
  searches: Searches;
  /** Makes open pages check for new posts on the main feed. */
  announcePost(): void;
  /** Publishes the events of these documents soon. */
  relay: { kick(collection: string, ids: unknown[]): void };
  settings: {
    POSTS_PER_HOUR: number;
    COMMENTS_PER_HOUR: number;
    LIKES_PER_HOUR: number;
    REPORTS_PER_HOUR: number;
    EXPORTS_PER_HOUR: number;
  };
  propagate: {
    /** Updates a post's count and last five after a comment was written or deleted. */
    comments(postId: number): Promise<void>;
    /** Updates the like count of a post or comment after a like was added or removed. */
    likes(targetId: number): Promise<void>;
    /** Applies the operators' decision to a post or comment. */
    decision(textId: number): Promise<void>;
    /** Removes the comments and likes of a deleted post soon. */
    deletedPost(id: number): void;
    /** Does the same for many posts. Resolves when it is done, or left to the sweep. */
    deletedPosts(ids: readonly number[]): Promise<void>;
    /** Propagates everything that is still pending. */
    all(): Promise<void>;
  };
};
