import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { OutboxRelay } from '@tippspiel/shared/platform/mongo/outbox';
import type { Passwords } from './passwords.ts';
import type { Names } from '../projection/names.ts';
import type { Stores } from '../store/stores.ts';

export type Deps = {
  store: Stores;
  /** All groups by name, cached in this process. */
  names: Names;
  clock: Clock;
  passwords: Passwords;
  relay: Pick<OutboxRelay, 'kick'>;
  /** Removes this service's events about a group from the stream. */
  purgeEvents(groupId: number): Promise<void>;
  settings: {
    /** Wrong passwords of one account for one group in a window; further attempts have to wait for its end. */
    JOIN_MAX_FAILURES: number;
    JOIN_WINDOW_SECONDS: number;
    JOINS_PER_HOUR: number;
    GROUPS_PER_PLAYER: number;
    GROUPS_BY_OTHERS: number;
    GROUPS_PER_HOUR: number;
    GROUP_CHANGES_PER_HOUR: number;
    MEMBERS_ADDED_PER_HOUR: number;
    EXPORTS_PER_HOUR: number;
  };
  propagate: {
    /** Updates a group's member count after a membership was written. */
    count(groupId: number): Promise<void>;
    /** Brings memberships in line with their group: its owner is a member, and a deleted group has none. */
    memberships(groupId: number): Promise<void>;
    /** The same, in the background. */
    membershipsLater(groupId: number): void;
  };
};
