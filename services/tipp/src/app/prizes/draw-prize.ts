import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { isDeepStrictEqual } from 'node:util';
import { within } from '@tippspiel/shared/platform/clock/within';
import { badInput, conflict, notFound, unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import { matchKey } from '../../domain/columns/column-key.ts';
import { fromBits, toBits } from '../../domain/prizes/candidates.ts';
import { continueDrawing } from '../../domain/prizes/continue-drawing.ts';
import { drawOrder } from '../../domain/prizes/draw.ts';
import { lastKickoff, winnersOf, type Prize } from '../../domain/prizes/prize.ts';
import type { Deps } from '../deps.ts';
import { changePrize } from './change-prize.ts';
import { outReasonOf } from './may-win.ts';
import { prizeMessages as messages } from './messages.ts';
import { turnNumbers } from './turn-numbers.ts';

const TIMEOUT_MS = 2_000;
const RETRY_AFTER_SECONDS = 3;

/**
 * Draws the winners of a prize, only once over all processes. The drawing is only continued if a drawn player may not
 * win any more.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (too early, nobody to draw), CONFLICT,
 * UNAVAILABLE
 */
export const drawPrize = (deps: Deps, request: Request, { id }: { id: number }): Promise<Prize> =>
  changePrize(deps, request, id, (prize) => {
    if (prize.isRemoved) throw notFound(messages.noSuchPrize, 'id');
    return prize.isPublished ? null : drawUntilComplete(deps, request, prize);
  });

/**
 * Publishes the winners. If one of them may not win any more, the drawing is continued instead, and the operator sees
 * the new names before publishing. A request with another version is refused: several simultaneous requests would
 * otherwise publish winners that the first of them drew.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (not drawn, nobody left), CONFLICT,
 * UNAVAILABLE
 */
export const publishWinners = (
  deps: Deps,
  request: Request,
  { id, version }: { id: number; version: number },
): Promise<Prize> =>
  changePrize(deps, request, id, async (prize) => {
    if (prize.isRemoved) throw notFound(messages.noSuchPrize, 'id');
    if (prize.isPublished) return null;
    if (prize.drawnAt === null) throw badInput(messages.notDrawn, 'id');
    if (prize.version !== version) throw conflict(messages.changedMeanwhile);
    const further = await drawUntilComplete(deps, request, prize);
    if (further) return further;
    if (!winnersOf(prize).length) throw badInput(messages.nobodyLeft, 'id');
    return { ...prize, isPublished: true };
  });

/** Draws until the prize has all its winners. @returns null if it already has them */
async function drawUntilComplete(deps: Deps, request: Request, prize: Prize): Promise<Prize | null> {
  const { projection, eligibility, clock, counters } = deps;
  if (prize.drawnAt === null) await checkTime(deps, prize);
  await requireCaughtUp(deps);
  const candidates = await candidatesOf(deps, request, prize);
  const who = { players: projection.current().players, eligibility };
  const { turns, drawn } = continueDrawing(prize, drawnUserIds(prize, candidates), (userId) =>
    outReasonOf(who, userId),
  );
  const isSame = !drawn.length && isDeepStrictEqual(turns, prize.turns);
  if (isSame && prize.drawnAt !== null) return null;
  // A first drawing without a winner is discarded, because it could never be published or repeated.
  if (prize.drawnAt === null && drawn.every(({ outReason }) => outReason !== null))
    throw badInput(messages.allOut, 'id');
  const first = drawn.length ? await counters.next('winner', drawn.length) : 0;
  const further = drawn.map((turn, index) => ({ ...turn, winnerId: first + index, postId: null }));
  return {
    ...prize,
    drawnAt: prize.drawnAt ?? clock.now().getTime(),
    candidateCount: candidates.length,
    turns: [...turns, ...further],
  };
}

/**
 * A suspended or deleted player must not win because a published event is late here. An event that still waits in user's
 * outbox, for seconds after a crash, is not waited for.
 * @throws AppError UNAVAILABLE
 */
async function requireCaughtUp({ eligibility, catchUpOnAccounts }: Deps): Promise<void> {
  await within(TIMEOUT_MS, Promise.all([eligibility.ready(), catchUpOnAccounts()])).catch(() => {
    throw unavailable(RETRY_AFTER_SECONDS, messages.accountsBehind);
  });
}

async function checkTime({ projection, clock }: Deps, prize: Prize): Promise<void> {
  const { tournament } = projection.current().board;
  if (clock.now().getTime() < lastKickoff(tournament, prize)) throw badInput(messages.notOverYet, 'id');
  const columns = prize.matchIds.map((id) => projection.columns.column(matchKey(id)));
  if ((await Promise.all(columns)).includes(null)) throw badInput(messages.notFrozenYet, 'id');
}

/** The numbers of all candidates, determined once and stored: they decide the drawing and must never change. */
async function candidatesOf(deps: Deps, { deadline }: Request, prize: Prize): Promise<Uint32Array> {
  const { drawings, candidateLists, projection } = deps;
  const kept = await drawings.find(prize.id);
  if (kept) return fromBits(kept);
  const found = await candidateLists.find(projection.current(), prize, deadline);
  if (!found.length) throw badInput(messages.noCandidates, 'id');
  await drawings.add(prize.id, toBits(found));
  // Another process may have been faster: both draw from the stored list.
  return fromBits((await drawings.find(prize.id)) ?? toBits(found));
}

function* drawnUserIds({ seed }: Prize, candidates: Uint32Array): Generator<number> {
  for (const place of drawOrder(candidates.length, turnNumbers(seed)))
    yield (candidates[place] as number) + 1;
}
