import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { notFound, unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent, type Cause } from '@tippspiel/shared/contracts/events/envelope';
import {
  logWords,
  operatorActed,
  textOf,
  yesOrNo,
  type Lines,
} from '@tippspiel/shared/contracts/events/operator-acted';
import { isOver } from '@tippspiel/shared/platform/http/deadline';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { runsOf, winnersOf, type Prize } from '../../domain/prizes/prize.ts';
import { PRIZES } from '../../store/prizes/prizes.ts';
import type { Deps } from '../deps.ts';
import { auditTexts as texts } from '../audit/messages.ts';
import { prizeMessages as messages } from './messages.ts';

/**
 * Changes the stored prize; safe under concurrent changes.
 * @param decide returns the next state, or null for no change; may throw to refuse
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, whatever `decide` throws
 */
export async function changePrize(
  deps: Deps,
  request: Request,
  id: number,
  decide: (prize: Prize) => Prize | null | Promise<Prize | null>,
): Promise<Prize> {
  requireAdmin(request.identity);
  let written: Prize | null = null;
  const { before } = await changeVersioned({
    async read() {
      const prize = await deps.prizes.find(id);
      if (!prize) throw notFound(messages.noSuchPrize, 'id');
      return prize;
    },
    decide,
    async write(after, prize) {
      written = await writePrize(deps, request, prize, after);
      return written !== null;
    },
  });
  return written ?? before;
}

/**
 * Writes a prize's next version with its events: for the operators' log, for the newsroom, and for its picture.
 * @returns null, writing nothing, if another change came first
 * @throws AppError UNAVAILABLE if the caller no longer waits: no change may happen minutes after an operator gave up
 */
export async function writePrize(
  { clock, prizes, relay }: Deps,
  { identity, requestId, deadline }: Request,
  before: Prize | null,
  decided: Prize,
): Promise<Prize | null> {
  const { userId } = requireAdmin(identity);
  if (isOver(deadline)) throw unavailable();
  const now = clock.now();
  const next = { ...decided, version: (before?.version ?? 0) + 1 };
  const acted = operatorActed(
    'tipp',
    { userId, now, requestId },
    { subject: texts.prize(next.name), address: '/adminpreise', isNew: !before },
    audited(before),
    audited(next),
  );
  const events: DomainEvent[] = [acted, changedPrize(next, { now, requestId })];
  if (next.picture !== (before?.picture ?? '')) events.push(pictureClaim(next, { now, requestId }));
  if (!(await prizes.save(next, events))) return null;
  relay.kick(PRIZES, [next.id]);
  return next;
}

/** The newsroom needs this before it announces a drawing. */
export function changedPrize({ id: prizeId, turns, ...prize }: Prize, cause: Cause): DomainEvent {
  const { version, kind, isPublished, isRemoved } = prize;
  const drawn = (isOut: boolean) =>
    turns.filter(({ outReason }) => (outReason !== null) === isOut).map(({ userId }) => userId);
  const data = { prizeId, version, kind, winners: drawn(false), outs: drawn(true), isPublished, isRemoved };
  return createEvent('tipp.prize.changed.v1', data, cause);
}

export const pictureClaim = ({ id, picture: stamp, version }: Prize, cause: Cause) =>
  createEvent('tipp.picture.claimed.v1', { directory: 'prices', id, stamp, isPublic: true, version }, cause);

/** A prize for the operators' log. Players are tokens, so that it stores no names. */
function audited(prize: Prize | null): Lines {
  const turns = prize?.turns ?? [];
  const listed = (all: readonly string[]) => all.join(', ') || texts.nobody;
  const player = ({ userId }: { userId: number }) => `{player:${userId}}`;
  return {
    [logWords.removed]: yesOrNo(prize?.isRemoved),
    [logWords.name]: textOf(prize?.name),
    [texts.prizeKind]: textOf(prize?.kind),
    [texts.prizeMatches]: textOf(prize ? numbersOf(prize) : undefined),
    [texts.winnerCount]: textOf(prize?.winnerCount),
    [texts.seedHash]: textOf(prize?.seedHash),
    [logWords.hasPicture]: yesOrNo(!!prize?.picture),
    [texts.winners]: listed(prize ? winnersOf(prize).map(player) : []),
    [texts.outs]: listed(turns.flatMap((turn) => (turn.outReason ? [player(turn)] : []))),
    [texts.links]: listed(
      turns.flatMap((turn) => (turn.postId ? [texts.linked(player(turn), turn.postId)] : [])),
    ),
    [logWords.published]: yesOrNo(prize?.isPublished),
  };
}

const numbersOf = ({ matchIds }: Prize): string =>
  runsOf(matchIds)
    .map(([first, last]) => (first === last ? String(first) : `${first}–${last}`))
    .join(', ');
