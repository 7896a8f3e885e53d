import { join } from 'node:path';
import { de, Faker } from '@faker-js/faker';
import { expect, test } from '@jest/globals';
import { readTournament } from '@tippspiel/tipp/read-tournament';
import { repositoryRoot } from '../local/places.ts';
import { midTournament } from '../local/tournaments.ts';
import { createSlips } from './tipps.ts';

const PLAYER = 2;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

async function tippsOf(tournamentId: string, seed: number, jokers?: number) {
  const file = { TOURNAMENT: tournamentId, TOURNAMENTS_DIR: join(repositoryRoot, 'infra/tournaments') };
  const tournament = await readTournament(file);
  const faker = new Faker({ locale: de, seed });
  const rules = { ...tournament, jokers: jokers ?? tournament.jokers };
  const [slip] = createSlips(faker, rules, [PLAYER], midTournament(tournamentId), [PLAYER]);
  return slip!.tipps;
}

const withJoker = (tipps: Awaited<ReturnType<typeof tippsOf>>) =>
  [...tipps].filter(([, { joker }]) => joker).map(([id]) => id);

test.each(SEEDS)(
  'the demo player has a joker on the match that runs when it starts, seed %d',
  async (seed) => {
    const tipps = await tippsOf('em2024', seed);
    expect(withJoker(tipps)).toContain(14);
    expect(withJoker(tipps).length).toBeLessThanOrEqual(6);
  },
);

test.each(SEEDS)(
  'it takes the place of another joker where the tournament has one, seed %d',
  async (seed) => {
    expect(withJoker(await tippsOf('em2024', seed, 1))).toEqual([14]);
  },
);

test.each(SEEDS)('the demo player misses no match until tomorrow, seed %d', async (seed) => {
  const tipps = await tippsOf('em2024', seed);
  expect([...tipps.keys()]).toEqual(
    expect.arrayContaining(Array.from({ length: 17 }, (_none, at) => at + 1)),
  );
});

test('without jokers it is a tipp alone', async () => {
  const tipps = await tippsOf('em2024', 1, 0);
  expect([tipps.has(14), withJoker(tipps)]).toEqual([true, []]);
});
