import type { Slot } from '@tippspiel/tipp/domain/tournament/tournament';

const patterns: [RegExp, (found: string) => Slot][] = [
  [/^(?:1|Winner Group )([A-L])$/, (group) => ({ kind: 'groupWinner', group })],
  [/^(?:2|Runner-up Group )([A-L])$/, (group) => ({ kind: 'groupSecond', group })],
  [/^(?:3|3rd Group )([A-L](?:\/[A-L])*)$/, (groups) => ({ kind: 'groupThird', groups: groups.split('/') })],
  [/^(?:W|Winner Match )(\d+)$/, (match) => ({ kind: 'matchWinner', match: Number(match) })],
  [/^(?:L|Loser Match )(\d+)$/, (match) => ({ kind: 'matchLoser', match: Number(match) })],
];

/**
 * The origin of a team in a knock-out match: '1A', '2B', '3A/B/C', 'W37', 'L61' or openfootball's words for them.
 * Matches still have the source's numbers.
 * @returns undefined for anything else, such as a team's name
 */
export function slotOfToken(token: string): Slot | undefined {
  for (const [pattern, toSlot] of patterns) {
    const found = pattern.exec(token)?.[1];
    if (found !== undefined) return toSlot(found);
  }
  return undefined;
}
