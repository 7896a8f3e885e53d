import { requireAdmin } from '@tippspiel/shared/auth/require';
import { badInput, conflict, notFound } from '@tippspiel/shared/errors/app-error';
import { winnersOf, type Prize } from '../../domain/prizes/prize.ts';
import { changePrize, type By, type ChangeDeps } from './change-prize.ts';
import { prizeMessages as messages } from './messages.ts';

type Link = { winnerId: number; postId?: number | null };

/**
 * Links a winner with the post that tells of it, or takes that back; a link of winners who are published stays.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT
 */
export async function linkWinner(
  deps: ChangeDeps,
  by: By,
  { winnerId, postId = null }: Link,
): Promise<Prize> {
  requireAdmin(by.identity);
  if (postId !== null && postId < 1) throw badInput(messages.noSuchPost, 'postId');
  const found = await deps.prizes.ofWinner(winnerId);
  if (!found) throw notFound(messages.noSuchWinner, 'winnerId');
  return changePrize(deps, by, found.id, (prize) => {
    const winner = winnersOf(prize).find((turn) => turn.winnerId === winnerId);
    if (!winner || prize.isRemoved) throw notFound(messages.noSuchWinner, 'winnerId');
    if (winner.postId === postId) return null;
    if (prize.isPublished && winner.postId !== null) throw conflict(messages.isPublished);
    const turns = prize.turns.map((turn) => (turn.winnerId === winnerId ? { ...turn, postId } : turn));
    return { ...prize, turns };
  });
}
