import type { Chance } from '../reference/chance.ts';
import type { Entry, Goals } from '../reference/entries.ts';

export type TrueResult = { id: number; isKnockOut: boolean; goals: Goals; shootOut: Goals | null };

/** An operator's entries about one match in order; the last one is correct. */
type Story = { first: Entry[]; corrected: Entry[] };

/**
 * The ways of entering a match: at once, by way of the running score, first wrong, forgotten, withdrawn, or the
 * shoot-out for the wrong side. `corrected` is entered after the first evaluation.
 */
export function storyOf({ id, isKnockOut, goals, shootOut }: TrueResult, chance: Chance): Story {
  const about = { kind: 'match', match: id } as const;
  const truth: Entry[] = [{ ...about, goals, isRunning: false }];
  if (shootOut) truth.push({ ...about, shootOut });
  const wrong: Goals = isKnockOut ? [goals[1], goals[0] + 1] : [goals[1], goals[0]];
  switch (chance.int(0, 7)) {
    case 0:
      return { first: [{ ...about, goals: [0, 1], isRunning: true }, ...truth], corrected: [] };
    case 1:
      return { first: [{ ...about, goals: wrong, isRunning: false }], corrected: truth };
    case 2:
      return { first: [], corrected: truth };
    case 3:
      return { first: [...truth, { ...about, goals: null }], corrected: truth };
    case 4:
      return { first: [{ ...about, goals: [1, 1], isRunning: true }], corrected: [{ ...about, isRunning: false }, ...truth] }; // prettier-ignore
    case 5:
      if (!shootOut) return { first: truth, corrected: [] };
      return { first: [truth[0] as Entry, { ...about, shootOut: [shootOut[1], shootOut[0]] }], corrected: truth.slice(1) }; // prettier-ignore
    default:
      return { first: truth, corrected: [] };
  }
}

/** Mixes the entries of many matches, but keeps the order within each match. */
export function mixed(stories: readonly Entry[][], chance: Chance): Entry[] {
  const turns = chance.shuffle(stories.flatMap((story, index) => story.map(() => index)));
  const waiting = stories.map((story) => [...story]);
  return turns.map((index) => waiting[index]?.shift() as Entry);
}
