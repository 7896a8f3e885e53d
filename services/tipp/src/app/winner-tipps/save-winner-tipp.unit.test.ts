import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { expect, test } from '@jest/globals';
import { em2024 } from '../../domain/tournament/test-tournaments.ts';
import { createBoard } from '../../projection/board.ts';
import type { WinnersNow } from '../../store/winner-tipps/winner-tipps.ts';
import { saveWinnerTipp } from './save-winner-tipp.ts';

const anna = { userId: 1, isAdmin: false, isLocked: false, sessionId: 's1' };
const board = createBoard(em2024, { states: [], decisions: [], questions: [] });

/** Saves where the database answers so, one after the other. */
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
  const deps = { clock, projection: { current: () => ({ board }) } as never, winnerTipps };
  const save = () => saveWinnerTipp(deps, { identity: anna }, { mark: 'P1', teamKZ: 'GER' });
  return { clock, save };
}

const refused = { isSaved: false, winners: {}, stamp: undefined };
const saved = { isSaved: true, winners: { P1: 'GER' }, stamp: { revision: 1 } };

test('a team that was moved away between refusal and reading is saved once more', async () => {
  const { save } = saving([refused, saved]);
  expect(await save()).toMatchObject({ winnerTipp: { mark: 'P1' } });
});

test('what is refused again while nothing is locked is not said to be locked', async () => {
  await expect(saving([refused, refused]).save()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(saving([refused, { ...refused, winners: { P2: 'GER' } }]).save()).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('what was refused because the time was over is locked', async () => {
  const { clock, save } = saving([refused], () => clock.set(new Date('2024-07-01T00:00:00Z')));
  await expect(save()).rejects.toMatchObject({ code: 'LOCKED' });
});
