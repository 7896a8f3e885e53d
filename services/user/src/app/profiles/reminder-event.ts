import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import type { Account } from '../../domain/accounts/account.ts';

/** Publishes a player's settings for reminders and goal alerts, after any change of the account. */
export const reminderEvent = (
  { id: userId, version, reminder: hours, goalAlert }: Account,
  cause: { now: Date; requestId: string },
): DomainEvent => createEvent('user.reminder.changed.v2', { userId, version, hours, goalAlert }, cause);
