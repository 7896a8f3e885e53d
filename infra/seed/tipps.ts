import type { Faker } from '@faker-js/faker';
import { factsFromFile } from '@tippspiel/tipp/domain/matches/facts';
import { fillSlots } from '@tippspiel/tipp/domain/matches/slots';
import type { Match, Tournament } from '@tippspiel/tipp/domain/tournament/tournament';
import type { SeedSlip } from '@tippspiel/tipp/seed';
import { strengthOf } from './strengths.ts';

const DAY_MS = 24 * 3600_000;
/** The days ahead of the demo's instant that players have tipped. */
const DAYS_AHEAD = 3;
const MEAN_GOALS = 1.3;
const MATCH_MS = 105 * 60_000;

const SIMPLE_TIPP = { goals1: 2, goals2: 1, joker: false, random: false };

type Expected = { match: Match; home: number; away: number; ahead: boolean };

/** Players' habits of tipping, and their jokers so far. */
const habits = [
  { share: 0.68, tips: 0.97, jokers: [1, 4] },
  { share: 0.2, tips: 0.8, jokers: [0, 3] },
  { share: 0.08, tips: 0.35, jokers: [0, 1] },
  { share: 0.04, tips: 0, jokers: [0, 0] },
] as const;

/**
 * Tipps of a believable spread: around what the teams' strengths let one expect, some players tipping every match, some now
 * and then, a few never. Matches further ahead are tipped less.
 * @param regular players who tip every match until tomorrow, whatever chance says, and the running one with a joker
 */
export function createSlips(
  faker: Faker,
  tournament: Tournament,
  userIds: number[],
  now: Date,
  regular: number[],
): SeedSlip[] {
  const expected = expectations(tournament, now);
  const keen = habits[0];
  return userIds.map((userId) => {
    const habit = regular.includes(userId) ? keen : pickHabit(faker);
    const tipps: SeedSlip['tipps'] = new Map();
    for (const { match, home, away, ahead } of expected) {
      if (!faker.datatype.boolean({ probability: ahead ? habit.tips * 0.6 : habit.tips })) continue;
      const random = faker.datatype.boolean({ probability: 0.05 });
      tipps.set(match.id, {
        goals1: poisson(faker, home),
        goals2: poisson(faker, away),
        joker: false,
        random,
      });
    }
    const jokers = Math.min(
      faker.number.int({ min: habit.jokers[0], max: habit.jokers[1] }),
      tournament.jokers,
    );
    for (const tipp of faker.helpers.arrayElements([...tipps.values()], jokers)) tipp.joker = true;
    if (regular.includes(userId)) {
      for (const { match, ahead } of expected)
        if (!ahead && !tipps.has(match.id)) tipps.set(match.id, { ...SIMPLE_TIPP });
      tipRunning(tipps, tournament, now);
    }
    return { userId, tipps, winners: {} };
  });
}

/** Adds no draw of chance, so that all other tipps are the same at any instant of the same match. */
function tipRunning(tipps: SeedSlip['tipps'], { matches, jokers }: Tournament, now: Date): void {
  const running = matches.find(({ kickoff }) => {
    const since = now.getTime() - Date.parse(kickoff);
    return since >= 0 && since < MATCH_MS;
  });
  if (!running) return;
  const withJoker = [...tipps.values()].filter(({ joker }) => joker);
  if (withJoker.length === jokers && withJoker[0]) withJoker[0].joker = false;
  const tipp = tipps.get(running.id) ?? SIMPLE_TIPP;
  tipps.set(running.id, { ...tipp, joker: jokers > 0 });
}

function pickHabit(faker: Faker): (typeof habits)[number] {
  return faker.helpers.weightedArrayElement(habits.map((habit) => ({ value: habit, weight: habit.share })));
}

/** Matches players can have tipped by now, with the goals one expects of each team. */
function expectations(tournament: Tournament, now: Date): Expected[] {
  const teams = fillSlots(tournament, factsFromFile(tournament, now.getTime()));
  return tournament.matches.flatMap((match) => {
    const { home, away } = teams.get(match.id) ?? {};
    const ahead = Date.parse(match.kickoff) - now.getTime();
    if (!home || !away || ahead > DAYS_AHEAD * DAY_MS) return [];
    const gap = strengthOf(home) - strengthOf(away);
    return {
      match,
      home: MEAN_GOALS * Math.exp(gap),
      away: MEAN_GOALS * Math.exp(-gap),
      ahead: ahead > DAY_MS,
    };
  });
}

/** Goals of a team that scores `mean` on average (Knuth), at most nine. */
function poisson(faker: Faker, mean: number): number {
  const limit = Math.exp(-mean);
  let goals = 0;
  for (let product = faker.number.float(); product > limit && goals < 9; product *= faker.number.float())
    goals++;
  return goals;
}
