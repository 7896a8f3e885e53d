import type { WinnerTippFieldsFragment } from '../routes/tipps.generated.ts';

type Fields = Record<string, string | number | boolean | null>;

/** Fields the record has at any tournament, third place and groups G and H too: nobody can tipp what is not played. */
const ALWAYS: Fields = {
  rank3: null,
  rank3Points: null,
  ...Object.fromEntries([...'ABCDEFGH'].flatMap(absentGroup)),
};

/** The entity 'Winner tips record' (specification, chapter 3): team codes, points and whether each can be changed. */
export function shapeWinnerTipps(winnerTipps: readonly WinnerTippFieldsFragment[]): Fields {
  return Object.assign({ ...ALWAYS }, ...winnerTipps.map(shapeWinnerTipp)) as Fields;
}

/** The part of the record that belongs to one mark. */
export function shapeWinnerTipp({
  mark,
  team,
  points,
  isLocked,
  isVisible,
}: WinnerTippFieldsFragment): Fields {
  const place = mark.slice(1);
  const name = `${{ P: 'rank', W: 'winner', L: 'looser' }[mark[0] as 'P' | 'W' | 'L']}${place}`;
  return {
    [name]: team?.teamKZ ?? null,
    [`${name}Points`]: points,
    // Another player's tipps show a moment after their lock: until then they are not to be taken for missing.
    [mark.startsWith('P') ? 'disabled' : `disabled${place}`]: isLocked && isVisible,
  };
}

function absentGroup(letter: string): [string, null | true][] {
  const names = [`winner${letter}`, `looser${letter}`];
  return [
    ...names.flatMap((name): [string, null][] => [
      [name, null],
      [`${name}Points`, null],
    ]),
    [`disabled${letter}`, true],
  ];
}
