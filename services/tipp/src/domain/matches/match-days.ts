import type { Tournament } from '../tournament/tournament.ts';
import { byKickoff } from './locking.ts';

export type MatchDay = {
  /** From 1. */
  number: number;
  /** Kick-off of its first match, ISO 8601 in UTC. */
  date: string;
  matchIds: number[];
};

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The calendar day in Germany, as 'YYYY-MM-DD', which sorts by date. */
export const dayInBerlin = (instant: Date): string => dayFormat.format(instant);

/** The days with kick-offs, by the German calendar, first to last. */
export function matchDays({ matches }: Tournament): MatchDay[] {
  const days = new Map<string, MatchDay>();
  for (const { id, kickoff } of byKickoff(matches)) {
    const key = dayInBerlin(new Date(kickoff));
    const day = days.get(key) ?? { number: days.size + 1, date: kickoff, matchIds: [] };
    day.matchIds.push(id);
    days.set(key, day);
  }
  return [...days.values()];
}
