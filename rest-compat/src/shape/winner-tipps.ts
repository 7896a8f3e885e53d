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
  const flags = Map.groupBy(winnerTipps, flagOf);
  const disabled = [...flags].map(([flag, tipps]) => [flag, tipps.every(isSettled)]);
  return { ...ALWAYS, ...Object.assign({}, ...winnerTipps.map(shapePlace)), ...Object.fromEntries(disabled) };
}

/** The part of the record that belongs to one mark. */
export function shapeWinnerTipp(winnerTipp: WinnerTippFieldsFragment): Fields {
  return { ...shapePlace(winnerTipp), [flagOf(winnerTipp)]: isSettled(winnerTipp) };
}

function shapePlace({ mark, team, points }: WinnerTippFieldsFragment): Fields {
  const name = `${{ P: 'rank', W: 'winner', L: 'looser' }[mark[0] as 'P' | 'W' | 'L']}${mark.slice(1)}`;
  return { [name]: team?.teamKZ ?? null, [`${name}Points`]: points };
}

/** The places share a flag, and so do winner and last of a group. */
const flagOf = ({ mark }: WinnerTippFieldsFragment): string =>
  mark.startsWith('P') ? 'disabled' : `disabled${mark.slice(1)}`;

/** Another player's tipps show a moment after their lock, one by one: until then they are not to be taken for missing. */
const isSettled = ({ isLocked, isVisible }: WinnerTippFieldsFragment): boolean => isLocked && isVisible;

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
