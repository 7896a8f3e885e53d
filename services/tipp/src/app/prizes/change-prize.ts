import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { notFound, unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { operatorActed } from '@tippspiel/shared/contracts/events/operator-acted';
import { isOver } from '@tippspiel/shared/platform/http/deadline';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import type { OutboxRelay } from '@tippspiel/shared/platform/mongo/outbox';
import { winnersOf, type Prize } from '../../domain/prizes/prize.ts';
import { PRIZES, type PrizeStore } from '../../store/prizes/prizes.ts';
import { prizeMessages as messages } from './messages.ts';

export type ChangeDeps = { clock: Clock; prizes: PrizeStore; relay: Pick<OutboxRelay, 'kick'> };

/**
 * Changes a prize as it stands in the database, whoever else changes it at the same moment.
 * @param decide what it shall be, or null for no change; may throw to refuse
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, whatever `decide` throws
 */
export async function changePrize(
  deps: ChangeDeps,
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
 * Writes a prize's next version with what tells of it: the log of operators' changes, and whose picture it is.
 * @returns null, writing nothing, when another change came first
 * @throws AppError UNAVAILABLE when its caller waits no longer: what an operator has given up does not happen minutes later
 */
export async function writePrize(
  { clock, prizes, relay }: ChangeDeps,
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
    `prize/${next.id}`,
    before ? audited(before) : {},
    audited(next),
  );
  const events: DomainEvent[] = [acted, changedPrize(next, { now, requestId })];
  if (next.picture !== (before?.picture ?? '')) events.push(pictureClaim(next, { now, requestId }));
  if (!(await prizes.save(next, events))) return null;
  relay.kick(PRIZES, [next.id]);
  return next;
}

type Cause = { now: Date; requestId: string };

/** What the newsroom has to know before it announces a drawing. */
export function changedPrize({ id: prizeId, turns, ...prize }: Prize, cause: Cause): DomainEvent {
  const { version, kind, isPublished, isRemoved } = prize;
  const drawn = (isOut: boolean) =>
    turns.filter(({ outReason }) => (outReason !== null) === isOut).map(({ userId }) => userId);
  const data = { prizeId, version, kind, winners: drawn(false), outs: drawn(true), isPublished, isRemoved };
  return createEvent('tipp.prize.changed.v1', data, cause);
}

export const pictureClaim = ({ id, picture: stamp, version }: Prize, cause: Cause) =>
  createEvent('tipp.picture.claimed.v1', { directory: 'prices', id, stamp, isPublic: true, version }, cause);

/** What the log of changes tells of a prize: players by number alone, so that it keeps no names. */
function audited(prize: Prize) {
  const { name, kind, fromMatch, toMatch, winnerCount, seedHash, picture } = prize;
  return {
    ...{ name, kind, winnerCount, seedHash, isPublished: prize.isPublished, isRemoved: prize.isRemoved },
    matches: fromMatch === toMatch ? String(fromMatch) : `${fromMatch}–${toMatch}`,
    hasPicture: picture !== '',
    winners: winnersOf(prize).map(({ userId }) => String(userId)),
    outs: prize.turns.flatMap(({ userId, outReason }) => (outReason ? [String(userId)] : [])),
    links: prize.turns.flatMap(({ userId, postId }) => (postId ? [`${userId}: ${postId}`] : [])),
  };
}
