import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './places.ts';

/** The default tournament. */
export const defaultTournament = 'em2024';

const folder = join(repositoryRoot, 'infra/tournaments');
const SECOND_HALF_MS = 70 * 60_000;

/** Ids of the tournaments that can be played: one file each. */
export function tournamentIds(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

const FIRST_MINUTES_MS = 5 * 60_000;
/** From kick-off to the final whistle. */
export const MATCH_MS = 105 * 60_000;

type Match = { stage: string; kickoff: string };

const matchesOf = (id: string): Match[] =>
  (JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as { matches: Match[] }).matches;

export const midTournament = (id: string): Date => middleOf(matchesOf(id));

/** The same time while a match runs; otherwise shortly after the next kick-off, or the same time after the last one. */
export const nextLive = (id: string, now: Date): Date => liveFrom(matchesOf(id), now);

/** The same for these matches. */
export function liveFrom(matches: Match[], now: Date): Date {
  const kickoffs = matches.map(({ kickoff }) => Date.parse(kickoff)).sort((a, b) => a - b);
  const kickoff = kickoffs.find((each) => now.getTime() < each + MATCH_MS);
  return kickoff === undefined || kickoff <= now.getTime() ? now : new Date(kickoff + FIRST_MINUTES_MS);
}

/**
 * The second half of the second match of the second match day: much to see, one match live, and the next to tip. A
 * knock-out cup has no match days of groups, so that all its matches count.
 */
export function middleOf(matches: Match[]): Date {
  const ofGroups = matches.filter(({ stage }) => stage === 'group');
  const kickoffs = (ofGroups.length > 1 ? ofGroups : matches)
    .map(({ kickoff }) => Date.parse(kickoff))
    .sort((a, b) => a - b);
  const index = Math.min(Math.floor(kickoffs.length / 3) + 1, kickoffs.length - 1);
  return new Date((kickoffs[index] as number) + SECOND_HALF_MS);
}
