import { until } from '@tippspiel/shared/platform/testing/until';
import { expect } from '@jest/globals';
import { createChance } from '../reference/chance.ts';
import { emptySheet, type Entry } from '../reference/entries.ts';
import type { Player } from '../reference/players.ts';
import { countedText, sourcesOf, type Questions } from '../reference/points.ts';
import { reached, teamsOf } from '../reference/rounds.ts';
import { ask, atOnce, call, errorCode } from './ask.ts';
import { allIfSo, compareRanks, provisionalRows, type Known, type Ranks } from './compare.ts';
import {
  compareCourses,
  compareDuels,
  compareLastDay,
  compareMarks,
  comparePoints,
  compareMatch,
} from './compare-statistics.ts';
import { compareTipps } from './compare-tipps.ts';
import { mixed, storyOf, type TrueResult } from './corrections.ts';
import { answer, chooseWinners, registerFans, tip, type Fan } from './fans.ts';
import type { League } from './league.ts';
import { createOfficials } from './officials.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const startOf = (kickoff: string): number => Date.parse(kickoff) - 3 * DAY_MS;

type Options = { fans: number; latecomers: number; seed: number };

/** Plays a tournament in steps; after each step everything is compared with the reference. */
export async function beginTournament(league: League, { fans: count, latecomers, seed }: Options) {
  const { plan } = league;
  const chance = createChance(seed);
  const admin = await league.admin();
  const { viewer } = await ask<{ viewer: { id: number } }>(admin, '{ viewer { id } }');
  const leader: Player = { id: viewer.id, since: 0, tipps: {}, winners: {}, answers: {} };
  await until('the operator takes part', () => league.knows(leader.id));
  const fans = await registerFans(league, count);
  const officials = createOfficials(admin, emptySheet());
  const questions: (Questions[number] & { options: number })[] = [];
  const closed: number[] = [];
  /** Ranks of the last two evaluations, and the counted text of the last one. */
  let ranks: Ranks = {};
  let before: Ranks = {};
  let evaluated = '';

  const known = (): Known => ({
    league,
    players: [leader, ...fans.map(({ player }) => player)],
    sheet: officials.sheet(),
    questions,
  });
  const observers = (): Fan[] => [...fans.slice(0, 4), ...fans.slice(-2)];
  const kickoffOf = (id: number) => Date.parse(plan.matches[id - 1]?.kickoff as string);

  async function enterAll(entries: Entry[]): Promise<void> {
    for (const entry of entries) await officials.enter(entry);
  }

  /** Evaluates and compares everything with the reference. */
  async function evaluateAndCompare(matches: number[]): Promise<void> {
    await officials.evaluate();
    const [observer] = fans as [Fan];
    // An evaluation with the same input does not replace the previous ranks.
    const counted = countedText(sourcesOf(plan, officials.sheet(), questions));
    if (counted !== evaluated) before = ranks;
    evaluated = counted;
    ranks = await compareRanks(observer.visitor, known(), before);
    await compareMarks(observer.visitor, known());
    await compareCourses(observers(), known());
    await compareLastDay(observer.visitor, known());
    for (const id of matches) await compareMatch(observer.visitor, known(), id);
    const over = matches.filter((id) => {
      const sheet = officials.sheet().matches[id];
      return sheet?.goals && !sheet.isRunning;
    });
    if (over.length) await compareDuels(observers(), known(), chance.pick(over));
  }

  /** All players tip the open matches; one of them until the last moment. */
  async function tipUntilTheLock(matches: number[]): Promise<void> {
    const open = plan.matches.map(({ id }) => id).filter((id) => id >= (matches[0] as number));
    const wanted = (fan: Fan) =>
      fan.player.id % 5 ? matches : [...matches, ...open.slice(0, 3 + matches.length)];
    await atOnce(fans, (fan) => tip(league, fan, [...new Set(wanted(fan))], chance));
    const [first, last] = [matches[0] as number, fans.at(-1) as Fan];
    await league.moveTo(kickoffOf(first) - 1, closed);
    await call(last.visitor.post('/api/tipps', { matchId: first, value: 2, isTeam1: true }));
    await call(last.visitor.post('/api/tipps', { matchId: first, value: 1, isTeam2: true }));
    const old = last.player.tipps[first];
    last.player.tipps[first] = { goals1: 2, goals2: 1, isJoker: old?.isJoker ?? false, isRandom: false };
    await league.moveTo(kickoffOf(first), closed);
    const late = await last.visitor.graphql(
      'mutation ($id: Int!) { saveTipp(input: { matchId: $id, goalsTeam1: 9 }) { jokerCount } }',
      { id: first },
    );
    expect(errorCode(late)).toBe('LOCKED');
  }

  /** Runs a match. After every goal, all players see their provisional ranks, and all others'. */
  async function watchRunning(id: number): Promise<void> {
    await league.moveTo(kickoffOf(id) + HOUR_MS / 2, closed);
    // The second goal is disallowed.
    for (const goals of [
      [1, 0],
      [1, 1],
      [1, 0],
    ] as const) {
      await officials.enter({ kind: 'match', match: id, goals: [...goals], isRunning: true });
      const expected = allIfSo(known());
      for (const { visitor, player } of observers()) {
        const query = '{ viewer { provisional { ranking points } } }';
        const place = async () =>
          (await ask<{ viewer: { provisional: object | null } }>(visitor, query)).viewer.provisional;
        const { id: _id, ...own } = expected.find((row) => row.id === player.id) as (typeof expected)[number];
        await until(`the provisional place ${JSON.stringify(own)} of player ${player.id}`, async () => JSON.stringify(await place()) === JSON.stringify(own)); // prettier-ignore
        expect(await provisionalRows(visitor)).toEqual(expected);
      }
    }
  }

  return {
    known,
    enter: officials.enter,
    evaluateAndCompare,
    champion: () => reached(plan, officials.sheet())['P1'],
    teamsOf: () => teamsOf(plan, officials.sheet()),
    /** Compares everybody's tipps and courses through the match days, and the statistics of every match. */
    async compareEverybody(): Promise<void> {
      const [observer] = fans as [Fan];
      for (const { id } of plan.matches) await compareMatch(observer.visitor, known(), id);
      await compareCourses(fans, known());
      await comparePoints(observer.visitor, known());
      await compareDuels(fans, known(), chance.pick(plan.matches).id);
      await atOnce(fans, (fan) => compareTipps(fan, known()));
    },
    /** Enters winner tipps, and answers to a bonus question. */
    async chooseAll(): Promise<void> {
      await atOnce(fans, (fan) => chooseWinners(league, fan, chance));
    },
    async askBonus(points: number): Promise<void> {
      const options = ['keine', 'eins bis drei', 'mehr'];
      const [opensAt, deadline] = [league.now() + 60_000, league.now() + HOUR_MS];
      const id = await officials.writeQuestion(points, options, opensAt, deadline);
      await league.moveTo(opensAt, closed);
      await atOnce(
        fans.filter(() => chance.percent(70)),
        (fan) => answer(fan, id, options.length, chance),
      );
      questions.push({ id, points, deadline, options: options.length });
      closed.push(id);
      await league.moveTo(deadline + DAY_MS / 24, closed);
    },
    async joinLate(): Promise<void> {
      fans.push(...(await registerFans(league, latecomers)));
    },
    /**
     * Plays some matches from the last tipps to the correct results; operators first make mistakes, then correct them.
     */
    async playMatches(results: TrueResult[]): Promise<void> {
      const ids = results.map(({ id }) => id);
      await tipUntilTheLock(ids);
      await watchRunning(ids[0] as number);
      await league.moveTo(kickoffOf(ids.at(-1) as number) + 3 * HOUR_MS, closed);
      const stories = results.map((result) => storyOf(result, chance));
      await enterAll(mixed(stories.map(({ first }) => first), chance)); // prettier-ignore
      await evaluateAndCompare(chance.shuffle(ids).slice(0, 4));
      await enterAll(mixed(stories.map(({ corrected }) => corrected), chance)); // prettier-ignore
      // A match that its entries left running has to end, too.
      const [first] = results as [TrueResult];
      await enterAll(
        first.shootOut
          ? [
              { kind: 'match', match: first.id, goals: first.goals, isRunning: false },
              { kind: 'match', match: first.id, shootOut: first.shootOut },
            ]
          : [{ kind: 'match', match: first.id, goals: first.goals, isRunning: false }],
      );
      await evaluateAndCompare(chance.shuffle(ids).slice(0, 4));
    },
  };
}
