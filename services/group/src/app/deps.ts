import type { Clock } from '@tippspiel/shared/clock/clock';
import type { OutboxRelay } from '@tippspiel/shared/mongo/outbox';
import type { GroupEnv } from '../env.ts';
import type { Store } from '../store/store.ts';

/** What the use cases work with. */
export type Deps = {
  store: Store;
  clock: Clock;
  relay: Pick<OutboxRelay, 'kick'>;
  settings: Pick<GroupEnv, 'JOIN_MAX_FAILURES' | 'JOIN_WINDOW_SECONDS'>;
  settle: {
    /** Brings the group's member count up to date after a membership was written under this mark. */
    membership(groupId: number, userId: number, mark: string): Promise<void>;
    /** Sees to it that a new group has its owner among its members. */
    group(groupId: number, mark: string): Promise<void>;
    /** Both, for whatever was not settled yet. */
    all(): Promise<void>;
  };
};

/** Who asks, in which request. */
export type Request = { viewerId: number; requestId: string };
