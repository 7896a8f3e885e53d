import { readFile } from 'node:fs/promises';
import { parseTournament } from './tournament-file.ts';
import type { Tournament } from './domain/tournament/tournament.ts';
import type { TippEnv } from './env.ts';

export async function readTournament(
  env: Pick<TippEnv, 'TOURNAMENT' | 'TOURNAMENTS_DIR'>,
): Promise<Tournament> {
  return parseTournament(JSON.parse(await readFile(`${env.TOURNAMENTS_DIR}/${env.TOURNAMENT}.json`, 'utf8')));
}
