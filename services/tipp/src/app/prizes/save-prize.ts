import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { badInput, conflict, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { madeOnce, readKey } from '@tippspiel/shared/platform/mongo/made-once';
import { committedUntil, winnersOf, type Prize } from '../../domain/prizes/prize.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import type { Deps } from '../deps.ts';
import { changePrize, writePrize } from './change-prize.ts';
import { prizeMessages as messages } from './messages.ts';
import { readPrize, requireMatches, type PrizeDraft, type PrizeInput } from './read-prize.ts';

/** A prize, and the version that the operator saw. */
type PrizeVersion = { id: number; version: number };
/** `isCut` tells whether its picture was just cut for prizes, `isDay` whether its matches were given by a day. */
type Draft = PrizeDraft & { isCut: boolean; isDay: boolean };

/** Far more than any game has; the list is read as a whole. */
const MAX_PRIZES = 500;
const SEED_BYTES = 32;

/**
 * Creates a prize (id 0) or changes one. Both may be retried: under the same key only one prize is created.
 * @param key chosen by the client for a new prize, unique
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT
 */
export async function savePrize(
  deps: Deps,
  request: Request,
  { id, version, key, ...given }: PrizeVersion & PrizeInput & { key?: string | null },
): Promise<Prize> {
  const { userId } = requireAdmin(request.identity);
  const { tournament } = deps.projection.current().board;
  const isCut = deps.wasCut(given.picture ?? '', { directory: 'prices', userId });
  const draft = { ...readPrize(tournament, given), isCut, isDay: Boolean(given.date) };
  if (id) return rewrite(deps, request, { id, version }, draft);
  const own = await deps.counters.idFor('prize', readKey(key, messages.badKey));
  const once = await madeOnce({
    find: () => deps.prizes.find(own),
    async make() {
      const first = wanted(draft, null);
      const now = deps.clock.now().getTime();
      if (now >= committedUntil(tournament, first)) throw badInput(messages.tooLate, 'toMatchId');
      if ((await deps.prizes.count()) >= MAX_PRIZES) throw badInput(messages.tooMany(MAX_PRIZES));
      return writePrize(deps, request, null, {
        ...{ id: own, version: 0, drawnAt: null, candidateCount: 0, turns: [] },
        ...{ isPublished: false, isRemoved: false },
        ...first,
        ...newSeed(deps, now),
      });
    },
  });
  // A retry finds the prize and applies the form's current values to it.
  return once?.isNew ? once.made : rewrite(deps, request, { id: own, version: 1 }, draft);
}

/** A form sends the prize's current picture back. Any other picture must have just been cut by this operator. */
function wanted({ picture: given, isCut, isDay, ...draft }: Draft, before: Prize | null) {
  const shown = before?.picture ?? '';
  const picture = given ?? shown;
  if (picture !== '' && picture !== shown && !isCut) throw notFound(messages.badPicture, 'picture');
  // A form that was not about the matches must not change them because one was postponed meanwhile.
  const isSameRange = !isDay && before?.fromMatch === draft.fromMatch && before.toMatch === draft.toMatch;
  return requireMatches({ ...draft, ...(isSameRange && { matchIds: before.matchIds }), picture });
}

/** The seed decides the drawing. Until then its hash is public and the seed is secret. */
function newSeed({ randomBytes }: Deps, now: number): Pick<Prize, 'seed' | 'seedHash' | 'committedAt'> {
  const seed = Buffer.from(randomBytes(SEED_BYTES));
  const seedHash = createHash('sha256').update(seed).digest('hex');
  return { seed: seed.toString('hex'), seedHash, committedAt: now };
}

/** A drawn prize cannot be changed: an operator who knows the winners could otherwise turn the pen into the car. */
const rewrite = (deps: Deps, request: Request, { id, version }: PrizeVersion, draft: Draft): Promise<Prize> =>
  changePrize(deps, request, id, (prize) => {
    if (prize.isRemoved) throw notFound(messages.noSuchPrize, 'id');
    const next = { ...prize, ...wanted(draft, prize) };
    const changed = fieldsThatDiffer(prize, next);
    if (!changed.length) return null;
    // Retrying with a newer version would not help.
    if (prize.drawnAt !== null) throw badInput(messages.stays);
    if (prize.version !== version) throw conflict(messages.changedMeanwhile);
    return commit(deps, deps.projection.current().board.tournament, { prize, next, changed });
  });

const fieldsThatDiffer = (before: Prize, after: Prize): (keyof Prize)[] =>
  (Object.keys(after) as (keyof Prize)[]).filter((field) => !isDeepStrictEqual(before[field], after[field]));

/** Other matches get a new seed, so that no hash is older than the matches it is for. */
function commit(
  deps: Deps,
  tournament: Tournament,
  { prize: before, next, changed }: { prize: Prize; next: Prize; changed: (keyof Prize)[] },
): Prize {
  const isOtherRange = changed.includes('matchIds');
  if (!isOtherRange && !changed.includes('winnerCount')) return next;
  const now = deps.clock.now().getTime();
  const field = isOtherRange ? 'toMatchId' : 'winnerCount';
  if (now >= committedUntil(tournament, before)) throw badInput(messages.fixed, field);
  if (!isOtherRange) return next;
  if (now >= committedUntil(tournament, next)) throw badInput(messages.tooLate, field);
  return { ...next, ...newSeed(deps, now) };
}

/**
 * Removes a prize that was not drawn, or none of whose drawn players may win any more. Idempotent.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT
 */
export async function removePrize(
  deps: Deps,
  request: Request,
  { id, version }: PrizeVersion,
): Promise<void> {
  await changePrize(deps, request, id, (prize) => {
    if (prize.isRemoved) return null;
    if (prize.isPublished || winnersOf(prize).length) throw conflict(messages.isDrawn);
    if (prize.version !== version) throw conflict(messages.changedMeanwhile);
    return { ...prize, picture: '', isRemoved: true };
  });
}
