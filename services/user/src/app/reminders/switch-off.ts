import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { changedEvent } from '../accounts/player-event.ts';
import { reminderEvent } from '../profiles/reminder-event.ts';

/**
 * Switches off a player's reminders by the link of a mail, without a login. Repeating it, or a player who has left, is
 * no error.
 */
export async function switchOffReminders(
  deps: Deps,
  { requestId }: Pick<ClientRequest, 'requestId'>,
  userId: number,
): Promise<void> {
  const result = await deps.accounts.change(
    userId,
    ({ reminder }) => (reminder === 0 ? null : { reminder: 0 }),
    (after) => {
      const cause = { now: deps.clock.now(), requestId };
      return [changedEvent(after, cause), reminderEvent(after, cause)];
    },
  );
  if (result?.changed) deps.relay.kick(ACCOUNTS, [userId]);
}
