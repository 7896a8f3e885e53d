import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TippEnv } from '../src/env.ts';

/** A new folder with the tournament's file, with changed kick-offs for these matches. */
export async function moveKickoffs(
  { TOURNAMENT, TOURNAMENTS_DIR }: TippEnv,
  kickoffs: Record<number, string>,
): Promise<string> {
  const name = `${TOURNAMENT}.json`;
  const file = JSON.parse(await readFile(join(TOURNAMENTS_DIR, name), 'utf8')) as {
    matches: { id: number; kickoff: string }[];
  };
  for (const match of file.matches) match.kickoff = kickoffs[match.id] ?? match.kickoff;
  const made = await mkdtemp(join(tmpdir(), 'tournaments-'));
  await writeFile(join(made, name), JSON.stringify(file));
  return made;
}
