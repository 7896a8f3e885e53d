import { setTimeout as sleep } from 'node:timers/promises';
import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { expect, test } from '@jest/globals';
import { newQuestion } from '../../domain/bonus/change-question.ts';
import type { Deadline } from '../../store/deadline.ts';
import { WRITE_GRACE_MS } from '../deadline.ts';
import { saveAnswer } from './save-answer.ts';

const anna = { userId: 1, isAdmin: false, isLocked: false, sessionId: 's1' };
const NOW = new Date('2024-06-14T17:00:00Z');
const question = newQuestion(1, {
  question: 'Wer?',
  description: '',
  options: ['A', 'B'],
  points: 3,
  place: 'START',
  opensAt: NOW.getTime() - 1_000,
  deadline: NOW.getTime() + 3_600_000,
});

test('the write deadline of an answer starts before the question is read', async () => {
  const deadlines: number[] = [];
  let readAt = 0;
  const deps = {
    clock: manualClock(NOW),
    questions: {
      async find() {
        await sleep(5);
        readAt = realNow().getTime();
        return question;
      },
    },
    bonusAnswers: {
      async save({ deadline }: { deadline: Deadline }) {
        deadlines.push(deadline.at.getTime());
        return true;
      },
    },
    statistics: { choices: async () => null },
  };
  await saveAnswer(deps as never, { identity: anna }, { questionId: 1, selectionId: 2 });
  expect(deadlines[0]).toBeLessThan(readAt + WRITE_GRACE_MS);
});
