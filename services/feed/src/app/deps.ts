import type { Clock } from '@tippspiel/shared/clock/clock';
import type { LikeMark } from '../store/like-model.ts';
import type { Store } from '../store/store.ts';

/** What the use cases work with. */
export type Deps = {
  store: Store;
  clock: Clock;
  settle: {
    /** Brings the post's count and last five up to date after a comment was written, or deleted, under this mark. */
    comment(fact: { _id: number; postId: number; isDeleted: boolean; unsettled: string }): Promise<void>;
    /** Brings the like count of a post or comment up to date after a like was written under its mark. */
    like(fact: LikeMark): Promise<void>;
    /** Clears away what belonged to a deleted post. */
    post(fact: { _id: number; unsettled: string }): Promise<void>;
    /** All of it, for whatever was not settled yet. */
    all(): Promise<void>;
  };
};
