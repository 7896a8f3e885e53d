import type { WasCut } from '@tippspiel/shared/contracts/auth/picture-proof';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { BoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import type { ShippedPages } from '../store/pages/shipped.ts';
import type { QueryMembership } from './query-membership.ts';
import type { Authors } from './authors.ts';
import type { Stores } from '../store/stores.ts';

export type Deps = {
  store: Stores;
  clock: Clock;
  authors: Authors;
  /** Texts of the pages that no operator has changed. */
  shippedPages: ShippedPages;
  wasCut: WasCut;
  queryMembership: QueryMembership;
  /** The turn of each search: they are dear, as no index helps them. */
  searches: BoundedQueue;
  /** Open pages may ask for a post that every player may read. */
  announcePost(): void;
  /** Tells the events of these documents soon. */
  relay: { kick(collection: string, ids: unknown[]): void };
  settings: {
    POSTS_PER_HOUR: number;
    COMMENTS_PER_HOUR: number;
    REPORTS_PER_HOUR: number;
    EXPORTS_PER_HOUR: number;
  };
  propagate: {
    /** Lets a post's count and last five follow after a comment was written or deleted. */
    comments(postId: number): Promise<void>;
    /** Lets the like count of a post or comment follow after a like was written or taken back. */
    likes(targetId: number): Promise<void>;
    /** Lets a post or comment follow what operators decided about it. */
    decision(textId: number): Promise<void>;
    /** Clears away, soon, what belonged to a deleted post. */
    deletedPost(id: number): void;
    /** The same for many, and resolves when it is done, or left to the sweep. */
    deletedPosts(ids: readonly number[]): Promise<void>;
    /** All of it, for whatever was not propagated yet. */
    all(): Promise<void>;
  };
};
