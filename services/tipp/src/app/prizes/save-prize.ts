import { createHash } from 'node:crypto';
import type { WasCut } from '@tippspiel/shared/contracts/auth/picture-proof';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { badInput, conflict, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { createCounters } from '@tippspiel/shared/platform/mongo/counter';
import { madeOnce, readKey } from '@tippspiel/shared/platform/mongo/made-once';
import { committedUntil, winnersOf, type Prize } from '../../domain/prizes/prize.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import type { TippRequest } from '../request.ts';
import { changePrize, writePrize, type ChangeDeps } from './change-prize.ts';
import { prizeMessages as messages } from './messages.ts';
import { readPrize, type PrizeDraft, type PrizeInput } from './read-prize.ts';

type Deps = ChangeDeps & {
  counters: ReturnType<typeof createCounters>;
  wasCut: WasCut;
  /** Unforeseeable bytes. */
  randomBytes(count: number): Uint8Array;
};
/** Which prize, and the version that the operator had before the viewer. */
type PrizeVersion = { id: number; version: number };
/** With whether its picture was just cut for prizes. */
type Draft = PrizeDraft & { isCut: boolean };

/** Far more than any game has: what is read whole stays small. */
const MAX_PRIZES = 500;
const SEED_BYTES = 32;

/**
 * Makes a prize (id 0), or changes one. Both may be sent again without harm: a new prize under the same key is the one that
 * was made first.
 * @param key of a new prize, made by who writes it, unlike all others
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT
 */
export async function savePrize(
  deps: Deps,
  request: TippRequest,
  { id, version, key, ...given }: PrizeVersion & PrizeInput & { key?: string | null },
): Promise<Prize> {
  const { userId } = requireAdmin(request.identity);
  const { tournament } = request.view.current().board;
  const isCut = deps.wasCut(given.picture ?? '', { directory: 'prices', userId });
  const draft = { ...readPrize(tournament, given), isCut };
  if (id) return rewrite(deps, request, { id, version }, draft);
  const own = await deps.counters.idFor('prize', readKey(key, messages.badKey));
  const once = await madeOnce({
    find: () => deps.prizes.find(own),
    async make() {
      const now = deps.clock.now().getTime();
      if (now >= committedUntil(tournament, draft)) throw badInput(messages.tooLate, 'toMatchId');
      if ((await deps.prizes.count()) >= MAX_PRIZES) throw badInput(messages.tooMany(MAX_PRIZES));
      return writePrize(deps, request, null, {
        ...{ id: own, version: 0, drawnAt: null, candidateCount: 0, turns: [] },
        ...{ isPublished: false, isRemoved: false },
        ...wanted(draft, ''),
        ...newSeed(deps, now),
      });
    },
  });
  // Sent again, it stands there already, however late it is by now; what the form says by now goes on top of it.
  return once?.isNew ? once.made : rewrite(deps, request, { id: own, version: 1 }, draft);
}

/** A form sends back the picture that its prize has; any other has to be one that this operator has just cut. */
function wanted({ picture, isCut, ...draft }: Draft, before: string) {
  const chosen = picture ?? before;
  if (chosen !== '' && chosen !== before && !isCut) throw notFound(messages.badPicture, 'picture');
  return { ...draft, picture: chosen };
}

/** What decides a drawing: nobody sees the seed before it, everybody its hash. */
function newSeed({ randomBytes }: Deps, now: number): Pick<Prize, 'seed' | 'seedHash' | 'committedAt'> {
  const seed = Buffer.from(randomBytes(SEED_BYTES));
  const seedHash = createHash('sha256').update(seed).digest('hex');
  return { seed: seed.toString('hex'), seedHash, committedAt: now };
}

/** What was drawn stays what it is: whoever knows the winners could otherwise give the car to who won the pen. */
const rewrite = (
  deps: Deps,
  request: TippRequest,
  { id, version }: PrizeVersion,
  draft: Draft,
): Promise<Prize> =>
  changePrize(deps, request, id, (prize) => {
    if (prize.isRemoved) throw notFound(messages.noSuchPrize, 'id');
    const next = { ...prize, ...wanted(draft, prize.picture) };
    const changed = fieldsThatDiffer(prize, next);
    if (!changed.length) return null;
    // A newer version to read would not help.
    if (prize.drawnAt !== null) throw badInput(messages.stays);
    if (prize.version !== version) throw conflict(messages.changedMeanwhile);
    return commit(deps, request.view.current().board.tournament, { prize, next, changed });
  });

const fieldsThatDiffer = (before: Prize, after: Prize): (keyof Prize)[] =>
  (Object.keys(after) as (keyof Prize)[]).filter((field) => before[field] !== after[field]);

/** Other matches have another seed, so that no hash is older than what it decides. */
function commit(
  deps: Deps,
  tournament: Tournament,
  { prize: before, next, changed }: { prize: Prize; next: Prize; changed: (keyof Prize)[] },
): Prize {
  const isOtherRange = changed.includes('fromMatch') || changed.includes('toMatch');
  if (!isOtherRange && !changed.includes('winnerCount')) return next;
  const now = deps.clock.now().getTime();
  const field = isOtherRange ? 'toMatchId' : 'winnerCount';
  if (now >= committedUntil(tournament, before)) throw badInput(messages.fixed, field);
  if (!isOtherRange) return next;
  if (now >= committedUntil(tournament, next)) throw badInput(messages.tooLate, field);
  return { ...next, ...newSeed(deps, now) };
}

/**
 * Removes a prize that was not drawn, or of whose drawn players nobody may win any more; one that is removed already stays so.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT
 */
export async function removePrize(
  deps: ChangeDeps,
  request: TippRequest,
  { id, version }: PrizeVersion,
): Promise<void> {
  await changePrize(deps, request, id, (prize) => {
    if (prize.isRemoved) return null;
    if (prize.isPublished || winnersOf(prize).length) throw conflict(messages.isDrawn);
    if (prize.version !== version) throw conflict(messages.changedMeanwhile);
    return { ...prize, picture: '', isRemoved: true };
  });
}
