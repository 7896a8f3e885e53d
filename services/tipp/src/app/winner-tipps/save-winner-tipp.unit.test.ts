import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { expect, test } from '@jest/globals';
import { em2024 } from '../../domain/tournament/test-tournaments.ts';
import { createBoard } from '../../projection/board.ts';
import type { WinnersNow } from '../../store/winner-tipps/winner-tipps.ts';
import type { Deps } from '../deps.ts';
import { saveWinnerTipp } from './save-winner-tipp.ts';

const anna = { userId: 1, isAdmin: false, isLocked: false, sessionId: 's1' };
const board = createBoard(em2024, { states: [], decisions: [], questions: [] });

/** The answers of the database, one per save. */
type Answer = WinnersNow & { isSaved: boolean };
function saving(answers: Answer[], during = () => undefined as void) {
  const clock = manualClock(new Date('2024-06-14T17:00:00Z'));
  const winnerTipps = {
    find: () => Promise.reject(new Error('not asked for')),
    async save() {
      during();
      return answers.shift() as Answer;
    },
  };
  const projection = { current: () => ({ board }) } as never;
  const deps = { clock, projection, winnerTipps } satisfies Partial<Deps>;
  const save = () =>
    saveWinnerTipp(deps as unknown as Deps, { identity: anna }, { mark: 'P1', teamKZ: 'GER' });
  return { clock, save };
}

const refused = { isSaved: false, winners: {}, stamp: undefined };
const saved = { isSaved: true, winners: { P1: 'GER' }, stamp: { revision: 1 } };

test('a save is repeated if the rival lost the team between rejection and read', async () => {
  const { save } = saving([refused, saved]);
  expect(await save()).toMatchObject({ winnerTipp: { mark: 'P1' } });
});

test('a second rejection before the lock is not reported as locked', async () => {
  await expect(saving([refused, refused]).save()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(saving([refused, { ...refused, winners: { P2: 'GER' } }]).save()).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('a rejection after the deadline is reported as locked', async () => {
  const { clock, save } = saving([refused], () => clock.set(new Date('2024-07-01T00:00:00Z')));
  await expect(save()).rejects.toMatchObject({ code: 'LOCKED' });
});
