import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { badInput, conflict, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { waitFor } from '@tippspiel/shared/platform/clock/wait-for';
import { winnersOf, type Prize } from '../../domain/prizes/prize.ts';
import { hasShown } from '../../store/prizes/announcements.ts';
import type { Deps } from '../deps.ts';
import { changePrize } from './change-prize.ts';
import { prizeMessages as messages } from './messages.ts';

type Link = { winnerId: number; postId?: number | null; seenPostId?: number | null };

/** The event about a new post arrives within some hundred milliseconds. */
const TIMEOUT_MS = 1_800;
const POLL_MS = 200;

/**
 * Links a winner with an operators' post that announces the prize, or removes the link. Players see it once the post is
 * published. From then on the link stays, whatever becomes of the post. Before that an operator can only replace the link
 * that the form showed. A request without a seen post may remove any link.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT
 */
export async function linkWinner(deps: Deps, request: Request, link: Link): Promise<Prize> {
  const { winnerId, postId = null, seenPostId = null } = link;
  requireAdmin(request.identity);
  const found = await deps.prizes.ofWinner(winnerId);
  if (!found) throw notFound(messages.noSuchWinner, 'winnerId');
  if (postId !== null) {
    const find = () => announced(deps, postId, found.id);
    const isKnown = await waitFor(find, { isDone: Boolean, timeoutMs: TIMEOUT_MS, everyMs: POLL_MS });
    if (!isKnown) throw badInput(messages.noSuchPost, 'postId');
  }
  return changePrize(deps, request, found.id, async (prize) => {
    const winner = winnersOf(prize).find((turn) => turn.winnerId === winnerId);
    if (!winner || prize.isRemoved) throw notFound(messages.noSuchWinner, 'winnerId');
    if (winner.postId === postId) return null;
    const known = winner.postId === null ? null : await deps.announcements.find(winner.postId);
    if (hasShown(known, prize.id)) throw conflict(messages.postIsPublished);
    const isStanding = known?.priceId === prize.id;
    const isSeen = winner.postId === seenPostId || (postId === null && seenPostId === null);
    if (isStanding && !isSeen) throw conflict(messages.linkedMeanwhile);
    const turns = prize.turns.map((turn) => (turn.winnerId === winnerId ? { ...turn, postId } : turn));
    return { ...prize, turns };
  });
}

async function announced({ announcements }: Deps, postId: number, prizeId: number) {
  const known = await announcements.find(postId);
  return known?.priceId === prizeId ? known : null;
}
