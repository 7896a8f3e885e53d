// eslint-disable-next-line places/pure-domain -- reads test data; only tests import this file
import { readFileSync } from 'node:fs';
import type { Tournament } from './tournament.ts';

/** The committed tournament files, for tests; tournament-file.unit.test.ts checks them. */
export const em2024 = readTournament('em2024') as Tournament;
export const wm2022 = readTournament('wm2022') as Tournament;
export const wm2026 = readTournament('wm2026') as Tournament;

function readTournament(id: string): unknown {
  const file = new URL(`../../../../../infra/tournaments/${id}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
