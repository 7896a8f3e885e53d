import { readFileSync } from 'node:fs';
import { TournamentError } from '@tippspiel/tipp/tournament-file';
import { importTournament } from './import.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- foreign JSON, changed at any depth
type Json = Record<string, any>;

/** Fresh copies of the input of a committed tournament, for tests to change. */
export type Files = { matches: Json; groups: Json; overlay: Json };

export const em2024Files = (): Files => filesOf('em2024', 'euro');
export const wm2022Files = (): Files => filesOf('wm2022', 'worldcup');
export const wm2026Files = (): Files => filesOf('wm2026', 'worldcup');

const filesOf = (id: string, name: string): Files => ({
  matches: readJson(`source/${id}/${name}.json`),
  groups: readJson(`source/${id}/${name}.groups.json`),
  overlay: readJson(`overlays/${id}.json`),
});

export function readText(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

function readJson(path: string): Json {
  return JSON.parse(readText(path));
}

/** A match of EM 2024 by the source's own number. */
export function sourceMatch(matches: Json, number: number): Json {
  return matches.rounds.flatMap((round: Json) => round.matches).find((match: Json) => match.num === number);
}

/** Renames a team in all files of the source. */
export function renameTeam(groups: Json, matches: Json, name: string, other: string): void {
  const rename = (team: string | { name: string }) => {
    if (typeof team === 'string') return team === name ? other : team;
    return team.name === name ? { name: other } : team;
  };
  for (const group of groups.groups) group.teams = group.teams.map(rename);
  for (const match of matches.matches ?? matches.rounds.flatMap((round: Json) => round.matches)) {
    match.team1 = rename(match.team1);
    match.team2 = rename(match.team2);
  }
}

/** The problems of an import of EM 2024 after a change to its files. */
export function problemsAfter(change: (files: Files) => void): readonly string[] {
  const files = em2024Files();
  change(files);
  return problemsOf(files);
}

/** The problems of an import; empty if it succeeds. */
export function problemsOf(files: Files): readonly string[] {
  try {
    importTournament(files);
  } catch (error) {
    if (error instanceof TournamentError) return error.problems;
    throw error;
  }
  return [];
}
