// eslint-disable-next-line places/pure-domain -- reads test data; only tests import this file
import { readFileSync } from 'node:fs';
import { parseTournament } from './parse-tournament.ts';

/** The committed tournament files, for tests. */
export const em2024 = parseTournament(readTournament('em2024'));
export const wm2022 = parseTournament(readTournament('wm2022'));

/** A fresh copy of a file's content, to spoil in a test. */
export function readTournament(id: string): Record<string, unknown> {
  const file = new URL(`../../../../infra/tournaments/${id}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
