import { describe, expect, test } from '@jest/globals';
import { MAX_REPORTS, stateAfter, withReport, type ReportedText } from './reported-text.ts';

const text = { id: 7, postId: 3, isComment: true, authorId: 1, groupId: null };
const by = (userId: number) => ({ userId, reason: `von ${userId}`, dateReported: new Date(userId) });
const reported = (...userIds: number[]): ReportedText =>
  userIds.reduce<ReportedText | null>((known, userId) => withReport(known, text, by(userId)), null)!;

describe('stateAfter', () => {
  test.each([
    [null, 'HIDE', 'HIDDEN'],
    [null, 'SHOW', null],
    [null, 'DISMISS', null],
    [null, 'DELETE', 'DELETED'],
    ['OPEN', 'HIDE', 'HIDDEN'],
    ['OPEN', 'SHOW', null],
    ['OPEN', 'DISMISS', 'DISMISSED'],
    ['HIDDEN', 'HIDE', null],
    ['HIDDEN', 'SHOW', 'DISMISSED'],
    ['HIDDEN', 'DISMISS', null],
    ['HIDDEN', 'DELETE', 'DELETED'],
    ['DISMISSED', 'HIDE', 'HIDDEN'],
    ['DISMISSED', 'DISMISS', null],
    ['DELETED', 'SHOW', null],
    ['DELETED', 'DELETE', null],
    ['GONE', 'HIDE', null],
    ['GONE', 'DELETE', null],
  ] as const)('%s after %s is %s', (known, step, expected) => {
    expect(stateAfter(known, step)).toBe(expected);
  });
});

describe('withReport', () => {
  test('keeps one report of each player, oldest first', () => {
    expect(reported(4, 5)).toEqual({
      ...text,
      state: 'OPEN',
      reports: [by(4), by(5)],
      dateReported: new Date(5),
      version: 2,
    });
    expect(withReport(reported(4, 5), text, by(4))).toBeNull();
  });

  test('reopens a dismissed text, but not for a player who has already reported it', () => {
    const dismissed: ReportedText = { ...reported(4), state: 'DISMISSED', version: 2 };
    expect(withReport(dismissed, text, by(4))).toBeNull();
    expect(withReport(dismissed, text, by(5))).toMatchObject({ state: 'OPEN', version: 3 });
  });

  test('keeps at most the maximum number of reports', () => {
    const many = reported(...Array.from({ length: MAX_REPORTS }, (_, index) => index + 10));
    expect(withReport(many, text, by(1))).toBeNull();
    const again = withReport({ ...many, state: 'DISMISSED' }, text, by(1));
    expect(again?.reports).toHaveLength(MAX_REPORTS);
    expect(again?.reports.at(-1)).toEqual(by(1));
  });
});
