import type { TippGoals } from '../src/domain/tipps/scoring.ts';
import { isValid } from '../src/domain/tipps/scoring.ts';

/** One match in a player's slip, which holds all tipps of the player. A match without an entry was never saved. */
export type SlipEntry = TippGoals & { isJoker: boolean; isRandom: boolean };

/** A save: a missing field stays unchanged; null removes a goal. */
export type TippChange = {
  goals1?: number | null;
  goals2?: number | null;
  isJoker?: boolean;
  /** The goals come from the random tipp. Goals entered by hand reset this flag. */
  isRandom?: boolean;
};

export const emptyEntry: SlipEntry = { goals1: null, goals2: null, isJoker: false, isRandom: false };

/** The entry after a save. The joker is independent of the goals: it stays used without them (rules of the game, scoring). */
export function applyChange(entry: SlipEntry, change: TippChange): SlipEntry {
  const { goals1 = entry.goals1, goals2 = entry.goals2, isJoker = entry.isJoker } = change;
  const changesGoals = change.goals1 !== undefined || change.goals2 !== undefined;
  const isRandom = changesGoals ? change.isRandom === true : entry.isRandom;
  return { goals1, goals2, isJoker, isRandom };
}

/** @returns by how much a save changes the number of used jokers: -1, 0 or 1. */
function jokerDelta(entry: SlipEntry, change: TippChange): -1 | 0 | 1 {
  if (change.isJoker === undefined || change.isJoker === entry.isJoker) return 0;
  return change.isJoker ? 1 : -1;
}

/**
 * Whether the jokers suffice for a save. Removing one is always allowed while the match is open.
 * @param used jokers in the whole slip, including those of locked matches
 * @param limit the tournament's number of jokers
 */
export function jokersSuffice(entry: SlipEntry, change: TippChange, used: number, limit: number): boolean {
  return jokerDelta(entry, change) <= 0 || used < limit;
}

/** Counts a slip's entries with both goals, and its jokers. */
export function countSlip(entries: Iterable<SlipEntry>): { tipped: number; jokers: number } {
  const counts = { tipped: 0, jokers: 0 };
  for (const entry of entries) {
    if (isValid(entry)) counts.tipped += 1;
    if (entry.isJoker) counts.jokers += 1;
  }
  return counts;
}
