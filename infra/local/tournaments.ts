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

/** The second half of the second match of the second match day: much to see, one match live, and the next to tip. */
export function midTournament(id: string): Date {
  const { matches } = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as {
    matches: { stage: string; kickoff: string }[];
  };
  const kickoffs = matches
    .filter(({ stage }) => stage === 'group')
    .map(({ kickoff }) => Date.parse(kickoff))
    .sort((a, b) => a - b);
  return new Date((kickoffs[Math.floor(kickoffs.length / 3) + 1] as number) + SECOND_HALF_MS);
}
