import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { logWords, operatorActed, yesOrNo } from '@tippspiel/shared/contracts/events/operator-acted';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import type { Deps } from '../deps.ts';
import { auditTexts } from '../audit/messages.ts';
import { RANKING_SWITCH } from '../../store/ranking/ranking-switch.ts';

/**
 * 'Rangliste sperren': replaces the ranks with a notice, or shows them again. Idempotent.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, CONFLICT
 */
export async function blockRanking(
  { clock, projection, rankingSwitch, relay }: Deps,
  { identity, requestId }: Request,
  isBlocked: boolean,
): Promise<void> {
  const { userId } = requireAdmin(identity);
  const about = { now: clock.now(), requestId };
  const changed = (version: number) => createEvent('tipp.ranking.switched.v1', { version, isBlocked }, about);
  await changeVersioned({
    read: rankingSwitch.read,
    decide: (before) => (before.isBlocked === isBlocked ? null : { isBlocked, version: before.version + 1 }),
    async write(after, before) {
      const event = changed(after.version);
      const lines = (blocked: boolean) => ({ [logWords.locked]: yesOrNo(blocked) });
      const [was, is] = [lines(before.isBlocked), lines(isBlocked)];
      const acted = operatorActed('tipp', { userId, ...about }, { subject: auditTexts.ranking }, was, is);
      if (!(await rankingSwitch.save(after, event, acted))) return false;
      relay.kick(RANKING_SWITCH.collection, [RANKING_SWITCH.id]);
      projection.apply(event);
      return true;
    },
  });
}
