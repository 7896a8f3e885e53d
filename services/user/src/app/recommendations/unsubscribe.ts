import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import type { Deps, ClientRequest } from '../deps.ts';
import { switchOffReminders } from '../reminders/switch-off.ts';
import { messages } from '../messages.ts';
import { tokenInput } from '../mail-token.ts';
import { parseInput } from '../parse-input.ts';
import { hashToken } from '../secret-token.ts';

const unsubscribeInput = z.object({ token: tokenInput });

/**
 * Follows the link below a mail. Of a reminder: the player is reminded no more. Of an invitation, 'nie wieder': its address
 * gets no invitation any more, from any player. Twice is no error.
 * @throws AppError BAD_USER_INPUT for a link that none of our mails had
 */
export async function unsubscribe(deps: Deps, request: ClientRequest, input: unknown): Promise<void> {
  const { token } = parseInput(unsubscribeInput, input);
  const reminded = deps.reminderLinks.userOf(token);
  if (reminded !== null) return switchOffReminders(deps, request, reminded);
  if (!(await deps.unsubscribed.add(hashToken(token), deps.clock.now())))
    throw badInput(messages.badLink, 'token');
}
