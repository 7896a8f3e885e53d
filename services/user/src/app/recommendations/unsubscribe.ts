import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import { changedEvent, reminderEvent } from '../accounts/player-event.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { messages } from '../messages.ts';
import { tokenInput } from '../mail-token.ts';
import { parseInput } from '../parse-input.ts';
import { hashToken } from '../secret-token.ts';

const unsubscribeInput = z.object({ token: tokenInput });

/**
 * Handles the unsubscribe link of a mail. In a reminder, it switches off the player's reminders. In an invitation ('nie
 * wieder'), it ends invitations to the address, from any player. Repeating it is no error.
 * @throws AppError BAD_USER_INPUT for an unknown link
 */
export async function unsubscribe(deps: Deps, request: ClientRequest, input: unknown): Promise<void> {
  const { token } = parseInput(unsubscribeInput, input);
  const reminded = deps.reminderLinks.userOf(token);
  if (reminded !== null) {
    const account = await deps.accounts.find(reminded);
    if (account && !deps.reminderLinks.isOf(token, account)) throw badInput(messages.badLink, 'token');
    return switchOffReminders(deps, request, reminded);
  }
  if (!(await deps.unsubscribed.add(hashToken(token), deps.clock.now())))
    throw badInput(messages.badLink, 'token');
}

/** By the link of a mail, without a login. Repeating it, or a player who has left, is no error. */
async function switchOffReminders(deps: Deps, { requestId }: ClientRequest, userId: number): Promise<void> {
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
