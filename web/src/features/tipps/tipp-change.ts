import type { About } from '../../lib/kept-wish.ts';
import { texts } from './texts.ts';

/** What a save may name; what it leaves out stays as it is on the server. */
export interface TippChange {
  goalsTeam1?: number | null;
  goalsTeam2?: number | null;
  isJoker?: boolean;
  /** The server draws both goals. Never together with goals. */
  isRandom?: true;
}

/** What the server has of a tipp. */
export type StoredTipp = Required<Omit<TippChange, 'isRandom'>>;

const namesGoals = (wish: TippChange): boolean => 'goalsTeam1' in wish || 'goalsTeam2' in wish;

/**
 * One goal is entered beside the other as it is shown: another device may have changed that since, and half of its tipp with half of
 * this one would be a tipp that nobody has entered. Where none is shown, none is named, so that nothing is taken away unseen.
 */
export const wholeTipp = (
  [first, second]: readonly [number | null, number | null],
  team: 1 | 2,
  value: number | null,
): TippChange => {
  const other = team === 1 ? second : first;
  if (team === 1) return { goalsTeam1: value, ...(other !== null && { goalsTeam2: other }) };
  return { ...(other !== null && { goalsTeam1: other }), goalsTeam2: value };
};

/** A wish on top of earlier ones: dice and goals take each other's place. */
export const mergeWishes = (earlier: TippChange, wish: TippChange): TippChange => {
  const { isRandom: _drawn, ...goals } = earlier;
  const { isJoker, isRandom } = earlier;
  if (wish.isRandom) return { ...(isJoker !== undefined && { isJoker }), ...wish };
  return namesGoals(wish) ? { ...goals, ...wish } : { ...goals, ...(isRandom && { isRandom }), ...wish };
};

/** Without the dice: only what can be compared with what the server has. */
export const comparable = ({ isRandom: _drawn, ...rest }: TippChange): TippChange => rest;

/** Both goals are one tipp: who changes the one has seen the other. */
export const touched = (wish: TippChange): readonly (keyof StoredTipp)[] => [
  ...(namesGoals(wish) || wish.isRandom ? (['goalsTeam1', 'goalsTeam2'] as const) : []),
  ...('isJoker' in wish ? (['isJoker'] as const) : []),
];

/** 'Dein Tipp 2:1 mit Joker für Deutschland – Ungarn' */
export const nameOf = (wish: TippChange, { base, label }: About<StoredTipp>): string => {
  const { goalsTeam1, goalsTeam2 } = { ...base, ...wish };
  const isWhole = namesGoals(wish) && goalsTeam1 !== null && goalsTeam2 !== null;
  const goals = isWhole ? texts.tippOf(`${goalsTeam1}:${goalsTeam2}`) : wish.isRandom && texts.randomTipp;
  const joker = wish.isJoker && !namesGoals(wish) && texts.ownJoker;
  const what = goals ? `${goals}${wish.isJoker ? texts.withJoker : ''}` : joker || texts.ownChange;
  return texts.of(what, label);
};

/** What the player has entered on another device since. */
export const rivalText = ({ goalsTeam1, goalsTeam2, isJoker }: StoredTipp, wanted: TippChange): string => {
  if (!namesGoals(wanted) && !wanted.isRandom) return texts.rivalJoker(isJoker);
  if (goalsTeam1 === null && goalsTeam2 === null) return texts.rivalNone;
  const goals = `${goalsTeam1 ?? texts.none}:${goalsTeam2 ?? texts.none}`;
  // Beside the same goals it would seem to be the same tipp.
  const differs = wanted.isJoker !== undefined && wanted.isJoker !== isJoker;
  return texts.rival(goals + (!differs ? '' : isJoker ? texts.withJoker : texts.withoutJoker));
};
