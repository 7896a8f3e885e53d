import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Account } from '../../domain/accounts/account.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { AccountChange } from '../../store/accounts/accounts.ts';
import { changedEvent, eligibilityEvent, reminderEvent } from '../accounts/player-event.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { messages } from '../messages.ts';
import { profileMessages } from './messages.ts';
import { parseInput } from '../parse-input.ts';
import { commonInput, contactInput, withoutNulls } from './profile-input.ts';

/** Saves a player's own 'Allgemein': club, interests, age, reminder, goal alert. A missing field stays unchanged. */
export async function saveCommonProfile(deps: Deps, request: ClientRequest, input: object): Promise<Account> {
  const { userId } = requireWriter(request.identity);
  return saveSection(deps, request, userId, parseInput(commonInput, withoutNulls(input)));
}

/** Saves a player's own 'Kontaktdaten': names and postal address. A missing field stays unchanged. */
export async function saveContactProfile(
  deps: Deps,
  request: ClientRequest,
  input: object,
): Promise<Account> {
  const { userId } = requireWriter(request.identity);
  return saveSection(deps, request, userId, parseInput(contactInput, withoutNulls(input)));
}

/** Writes only the section's own fields, so that two simultaneous saves both stay. A save without changes is free. */
async function saveSection(
  deps: Deps,
  { requestId }: ClientRequest,
  userId: number,
  section: AccountChange,
): Promise<Account> {
  const rule = { max: deps.settings.PROFILE_CHANGES_PER_HOUR, message: profileMessages.tooManyChanges };
  const changes = deps.limits.of({ kind: 'profile', ...rule }, userId);
  await changes.take();
  const result = await deps.accounts.change(
    userId,
    (account) => (differs(account, section) ? section : null),
    (after) => {
      const cause = { now: deps.clock.now(), requestId };
      const isAbout = section.reminder !== undefined || section.goalAlert !== undefined;
      const news = isAbout ? [reminderEvent(after, cause)] : [];
      return [changedEvent(after, cause), eligibilityEvent(after, cause), ...news];
    },
  );
  if (!result) throw notFound(messages.noSuchUser);
  if (result.changed) deps.relay.kick(ACCOUNTS, [userId]);
  else await changes.giveBack();
  return result.account;
}

/** Whether a change would change anything. */
export function differs(account: Account, change: AccountChange): boolean {
  return Object.entries(change).some(([field, value]) => account[field as keyof Account] !== value);
}
