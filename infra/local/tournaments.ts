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

type Match = { stage: string; kickoff: string };

export function midTournament(id: string): Date {
  const { matches } = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as { matches: Match[] };
  return middleOf(matches);
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
