import { expect, test } from '@jest/globals';
import { kickOffNear, kickOffsIn } from './kick-off-near.ts';

const NOW = Date.parse('2026-06-15T19:00:00Z');
const KNOWN = true;
const at = (isLiveKnown: boolean, ...kickOffs: string[]) => kickOffNear(kickOffs, NOW, isLiveKnown);

test('the earliest kick-off from half an hour ago to an hour ahead is near', () => {
  const [over, begun, coming] = [
    '2026-06-15T15:00:00Z',
    '2026-06-15T18:45:00Z',
    '2026-06-15T19:45:00Z',
  ] as const;
  expect(at(KNOWN, coming, begun, over)).toBe(begun);
  expect(at(KNOWN, '2026-06-15T19:59:00Z')).toBe('2026-06-15T19:59:00Z');
  expect(at(KNOWN, '2026-06-15T18:30:00Z', '2026-06-15T20:00:00Z')).toBeUndefined();
});

test('while nobody knows what is being played, one of the last two hours is near as well', () => {
  const [over, played] = ['2026-06-15T17:00:00Z', '2026-06-15T17:01:00Z'] as const;
  expect(at(!KNOWN, over, '2026-06-15T20:00:00Z')).toBeUndefined();
  expect(at(!KNOWN, over, played)).toBe(played);
  expect(at(KNOWN, over, played)).toBeUndefined();
});

test('of what a page knows, matches have kick-offs, and nothing else', () => {
  const date = '2026-06-15T19:00:00Z';
  const [match, post] = [
    { __typename: 'Match', date },
    { __typename: 'Post', date },
  ];
  const undated = { __typename: 'Match' };
  expect(kickOffsIn({ match, post, undated, ROOT_QUERY: undefined })).toEqual([date]);
});
