import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import type { Account } from '../../domain/accounts/account.ts';

/** When a player wants to be reminded, after a change of that or of anything else. */
export const reminderEvent = (
  { id: userId, version, reminder: hours }: Account,
  cause: { now: Date; requestId: string },
): DomainEvent => createEvent('user.reminder.changed.v1', { userId, version, hours }, cause);
