import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { toQuestionData } from '../store/bonus/questions.ts';
import { toDecisionData } from '../store/matches/decisions.ts';
import { toMatchData } from '../store/matches/matches.ts';
import type { Deps } from './deps.ts';
import { changedPrize, pictureClaim } from './prizes/change-prize.ts';

/** Republishes all operators' entries, the last evaluation, and the prizes. Reminders are not repeated. */
export async function* republishGame({
  matches,
  decisions,
  questions,
  rankingSwitch,
  evaluations,
  prizes,
  clock,
}: Deps): AsyncGenerator<DomainEvent[]> {
  const cause = { now: clock.now(), requestId: 'republish' };
  yield (await matches.all()).map((match) => createEvent('tipp.match.changed.v3', toMatchData(match), cause));
  yield (await decisions.all()).map((decision) =>
    createEvent('tipp.decision.changed.v1', toDecisionData(decision), cause),
  );
  yield (await questions.all()).map((question) =>
    createEvent('tipp.bonus.changed.v2', toQuestionData(question), cause),
  );
  const { isBlocked, version } = await rankingSwitch.read();
  if (version) yield [createEvent('tipp.ranking.switched.v1', { isBlocked, version }, cause)];
  const { snapshotId, finishedAt, matchCount, version: fence } = await evaluations.state();
  if (snapshotId && finishedAt) {
    const data = { version: fence, snapshotId, matchCount, finishedAt: finishedAt.toISOString() };
    yield [createEvent('tipp.evaluation.completed.v2', data, cause)];
  }
  for await (const page of prizes.pages())
    yield page.flatMap((prize) => {
      // An unchanged prize without a picture never had one.
      const claims = prize.picture || prize.version > 1 ? [pictureClaim(prize, cause)] : [];
      return [changedPrize(prize, cause), ...claims];
    });
}
