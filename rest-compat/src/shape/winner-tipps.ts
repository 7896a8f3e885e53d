import type { WinnerTippFieldsFragment } from '../routes/tipps.generated.ts';

type Fields = Record<string, string | number | boolean | null>;

/** The record's fields in every tournament, including third place and groups G and H where these do not exist. */
const ALWAYS: Fields = {
  rank3: null,
  rank3Points: null,
  ...Object.fromEntries([...'ABCDEFGH'].flatMap(absentGroup)),
};

/** The entity 'Winner tips record' (specification, chapter 3): team codes, points, and whether each is disabled. */
export function shapeWinnerTipps(winnerTipps: readonly WinnerTippFieldsFragment[]): Fields {
  const flags = Map.groupBy(winnerTipps, flagOf);
  const disabled = [...flags].map(([flag, tipps]) => [flag, tipps.every(isSettled)]);
  return { ...ALWAYS, ...Object.assign({}, ...winnerTipps.map(shapePlace)), ...Object.fromEntries(disabled) };
}

/** The record's fields for one mark. */
export function shapeWinnerTipp(winnerTipp: WinnerTippFieldsFragment): Fields {
  return { ...shapePlace(winnerTipp), [flagOf(winnerTipp)]: isSettled(winnerTipp) };
}

function shapePlace({ mark, team, points }: WinnerTippFieldsFragment): Fields {
  const name = `${{ P: 'rank', W: 'winner', L: 'looser' }[mark[0] as 'P' | 'W' | 'L']}${mark.slice(1)}`;
  return { [name]: team?.teamKZ ?? null, [`${name}Points`]: points };
}

/** All places share one flag, and so do the winner and the last of a group. */
const flagOf = ({ mark }: WinnerTippFieldsFragment): string =>
  mark.startsWith('P') ? 'disabled' : `disabled${mark.slice(1)}`;

/** Another player's tipps become visible one by one after their lock. Until then they must not appear as missing. */
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
