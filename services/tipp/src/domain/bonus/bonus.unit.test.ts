import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { bonusPoints, bonusState, wasOpened, type BonusQuestion } from './bonus-question.ts';
import {
  close,
  CLOSING_MS,
  newQuestion,
  open,
  remove,
  rewrite,
  resolve,
  FIXED_BEFORE_OPENING_MS,
  type BonusDraft,
} from './change-question.ts';

const OPENS = 1_000_000;
const DEADLINE = 2_000_000;
const draft: BonusDraft = {
  question: 'Wer?',
  description: '',
  options: ['Ja', 'Nein', 'Vielleicht'],
  points: 3,
  place: 'TABELLE',
  opensAt: OPENS,
  deadline: DEADLINE,
};
const question: BonusQuestion = { ...newQuestion(7, draft), version: 1 };

describe('the state of a question, to the millisecond', () => {
  test.each([
    ['PLANNED', OPENS - 1],
    ['OPEN', OPENS],
    ['OPEN', DEADLINE - 1],
    ['CLOSED', DEADLINE],
  ])('%s at %d', (state, now) => {
    expect(bonusState(question, now)).toBe(state);
    expect(wasOpened(question, now)).toBe(state !== 'PLANNED');
  });

  test('it is a draft without an opening, and resolved with right answers', () => {
    expect(bonusState({ ...question, opensAt: null }, DEADLINE)).toBe('DRAFT');
    expect(bonusState({ ...question, right: [1] }, DEADLINE)).toBe('RESOLVED');
  });
});

describe('points', () => {
  test('are null until the resolution, then given for any right answer', () => {
    expect(bonusPoints(question, 0)).toBeNull();
    const resolved = { ...question, right: [0, 2] };
    expect([0, 1, 2, null].map((choice) => bonusPoints(resolved, choice))).toEqual([3, 0, 3, 0]);
  });
});

describe('an operator’s edit', () => {
  const change = (now: number, part: Partial<BonusDraft>, before = question) =>
    rewrite(before, { ...draft, ...part }, now);

  test('may change everything until shortly before the opening', () => {
    const early = OPENS - FIXED_BEFORE_OPENING_MS - 1;
    expect(change(early, { options: ['A', 'B'], points: 5 })).toMatchObject({
      question: { options: ['A', 'B'], points: 5 },
    });
    expect(change(early + 1, { options: ['A', 'B'] })).toEqual({ problem: 'alreadyOpened' });
  });

  test.each([
    ['options', { options: ['Ja', 'Nein'] }],
    ['their order', { options: ['Nein', 'Ja', 'Vielleicht'] }],
    ['points', { points: 4 }],
    ['the opening', { opensAt: OPENS - 1 }],
    ['being open at all', { opensAt: null }],
  ])('%s cannot change once it is open, even without answers', (_what, part) => {
    expect(change(OPENS, part)).toEqual({ problem: 'alreadyOpened' });
    expect(change(DEADLINE, part)).toEqual({ problem: 'alreadyOpened' });
  });

  test('may change texts and place at any time', () => {
    const corrected = { question: 'Wer denn?', description: 'So.', place: 'START' as const };
    expect(change(DEADLINE + 1, corrected)).toMatchObject({ question: corrected });
  });

  test('may move the deadline until it has passed, at least ten seconds ahead', () => {
    expect(change(OPENS, { deadline: OPENS + CLOSING_MS })).toHaveProperty('question');
    expect(change(OPENS, { deadline: OPENS + CLOSING_MS - 1 })).toEqual({ problem: 'deadlineTooSoon' });
    expect(change(DEADLINE - 1, { deadline: DEADLINE * 2 })).toHaveProperty('question');
    expect(change(DEADLINE, { deadline: DEADLINE * 2 })).toEqual({ problem: 'alreadyClosed' });
  });

  test('rejects a deadline in the past, even for a draft', () => {
    const unplanned = { ...draft, opensAt: null };
    const late = { problem: 'deadlineTooSoon' };
    expect(rewrite(newQuestion(0, unplanned), unplanned, DEADLINE, true)).toEqual(late);
    const kept = { ...question, opensAt: null };
    expect(rewrite(kept, { ...unplanned, deadline: DEADLINE + 1 }, DEADLINE)).toEqual(late);
    expect(rewrite(kept, { ...unplanned, question: 'Wer denn?' }, DEADLINE)).toHaveProperty('question');
  });

  test('rejects an opening in the past and a deadline before the opening', () => {
    const unborn = newQuestion(0, draft);
    expect(rewrite(unborn, draft, OPENS - FIXED_BEFORE_OPENING_MS, true)).toHaveProperty('question');
    expect(rewrite(unborn, draft, OPENS - FIXED_BEFORE_OPENING_MS + 1, true)).toEqual({
      problem: 'opensTooSoon',
    });
    expect(change(0, { deadline: OPENS })).toEqual({ problem: 'deadlineBeforeOpening' });
  });
});

describe('opening and closing', () => {
  test('opens a question now; repeating it changes nothing', () => {
    const planned = { ...question, opensAt: null };
    expect(open(planned, 5)).toEqual({ question: { ...planned, opensAt: 5 } });
    expect(open(question, OPENS)).toEqual({ question });
    expect(open(planned, DEADLINE - CLOSING_MS + 1)).toEqual({ problem: 'deadlineTooSoon' });
  });

  test('closes a question ten seconds from now; repeating it changes nothing', () => {
    expect(close(question, OPENS)).toEqual({ question: { ...question, deadline: OPENS + CLOSING_MS } });
    expect(close(question, DEADLINE - CLOSING_MS)).toEqual({ question });
    expect(close(question, DEADLINE + 1)).toEqual({ question });
    expect(close(question, OPENS - 1)).toEqual({ problem: 'notOpen' });
  });

  test('removes a question only if nobody can have seen it', () => {
    expect(remove(question, 0)).toMatchObject({ question: { isRemoved: true, opensAt: null } });
    expect(remove(question, OPENS - FIXED_BEFORE_OPENING_MS)).toEqual({ problem: 'openedForGood' });
  });
});

describe('resolving', () => {
  test('is refused before the deadline and for unknown options', () => {
    expect(resolve(question, [0], DEADLINE - 1)).toEqual({ problem: 'notClosedYet' });
    expect(resolve({ ...question, opensAt: null }, [0], DEADLINE)).toEqual({ problem: 'notClosedYet' });
    expect(resolve(question, [3], DEADLINE)).toEqual({ problem: 'noSuchOption' });
    expect(resolve(question, [-1], DEADLINE)).toEqual({ problem: 'noSuchOption' });
  });

  test('counts every change of the right answers, but not the same answers again', () => {
    const places = fc.subarray([0, 1, 2]);
    fc.assert(
      fc.property(fc.array(places, { maxLength: 12 }), (changes) => {
        let now = question;
        let counted = 0;
        for (const right of changes) {
          const shuffled = [...right, ...right].reverse();
          const outcome = resolve(now, shuffled, DEADLINE);
          if (!('question' in outcome)) throw new Error(outcome.problem);
          if (outcome.question.right.join() !== now.right.join()) counted += 1;
          expect(outcome.question.right).toEqual(right);
          now = outcome.question;
        }
        expect(now.resolutions).toBe(counted);
      }),
    );
  });
});
