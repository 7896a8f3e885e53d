import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { OutboxRelay } from '@tippspiel/shared/platform/mongo/outbox';
import type { Passwords } from './passwords.ts';
import type { Names } from '../projection/names.ts';
import type { Stores } from '../store/stores.ts';

export type Deps = {
  store: Stores;
  /** All groups by name, in this process. */
  names: Names;
  clock: Clock;
  passwords: Passwords;
  relay: Pick<OutboxRelay, 'kick'>;
  /** Removes this service's events about a group from the stream. */
  purgeEvents(groupId: number): Promise<void>;
  settings: {
    /** Wrong passwords of one account for one group before it has to wait for the window's end. */
    JOIN_MAX_FAILURES: number;
    JOIN_WINDOW_SECONDS: number;
    JOINS_PER_HOUR: number;
    GROUPS_PER_PLAYER: number;
    GROUPS_PER_HOUR: number;
    MEMBERS_ADDED_PER_HOUR: number;
    EXPORTS_PER_HOUR: number;
  };
  propagate: {
    /** Lets a group's member count follow after a membership was written. */
    members(groupId: number): Promise<void>;
    /** Sees to it that a group, new or passed on, has its owner among its members. */
    owner(groupId: number): Promise<void>;
    /** Clears the memberships of a group that is no more away, soon. */
    endedGroup(groupId: number): void;
    /** All of it, for whatever was not propagated yet. */
    all(): Promise<void>;
  };
};
