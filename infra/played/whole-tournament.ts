import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Entry, Goals } from '../reference/entries.ts';
import type { TrueResult } from './corrections.ts';
import { openLeague, type League } from './league.ts';
import { beginTournament, startOf } from './play-tournament.ts';

/** With the latecomers and the operator, who does not tip, 200. */
const FANS = 189;
const LATECOMERS = 10;
const STEP_MS = 180_000;

type Goal = { goals1: number; goals2: number };
type FileMatch = {
  id: number;
  kickoff: string;
  group: string | null;
  stage: string;
  result: Goal;
  penalties?: Goal;
};

/** The steps from the first tipp to the champion, each a test. @param champion the real winner */
export function playWhole(tournament: string, { champion, seed }: { champion: string; seed: number }): void {
  const file = new URL(`../tournaments/${tournament}.json`, import.meta.url);
  const { matches, pages } = JSON.parse(readFileSync(file, 'utf8')) as {
    matches: FileMatch[];
    pages: { matchIds: number[] }[];
  };
  const pair = ({ goals1, goals2 }: Goal): Goals => [goals1, goals2];
  const results = matches.map(({ id, group, result, penalties }): TrueResult => ({
    id,
    isKnockOut: group === null,
    goals: pair(result),
    shootOut: penalties ? pair(penalties) : null,
  }));
  const ofStage = (...stages: string[]) =>
    results.filter(({ id }) => stages.includes(matches[id - 1]?.stage as string));

  let league: League;
  let game: Awaited<ReturnType<typeof beginTournament>>;
  let failed: string | undefined;
  const step = (name: string, work: () => Promise<void>) =>
    test(
      name,
      async () => {
        if (failed) throw new Error(`not tried after '${failed}'`);
        failed = name;
        await work();
        failed = undefined;
      },
      STEP_MS,
    );
  const decide = (key: string, ...teams: string[]): Entry => ({ kind: 'decision', key, teams });

  beforeAll(async () => {
    league = await openLeague(tournament, startOf(matches[0]?.kickoff as string));
    game = await beginTournament(league, { fans: FANS, latecomers: LATECOMERS, seed });
  }, STEP_MS);
  afterAll(() => league.close(), 60_000);

  step('all choose the winners and answer a bonus question', async () => {
    await game.chooseAll();
    await game.askBonus(5);
  });

  for (const [index, { matchIds }] of pages.slice(0, -1).entries()) {
    step(`the group matches of page ${index + 1} are tipped, played, evaluated and corrected`, async () => {
      if (index === 1) await game.joinLate();
      if (index === 2) await league.restartTipp();
      await game.playMatches(results.filter(({ id }) => matchIds.includes(id)));
    });
  }

  step(
    'bonus answers, winners and lasts of groups and orders of level teams are decided and corrected',
    async () => {
      const question = game.known().questions[0] as { id: number };
      const [group, other] = league.plan.groups as [
        { letter: string; teamCodes: string[] },
        { letter: string; teamCodes: string[] },
      ];
      const [first, second] = group.teamCodes as [string, string];
      await game.enter({ kind: 'answer', question: question.id, right: [0, 2] });
      await game.enter(decide(`W${group.letter}`, first));
      await game.enter(decide(`L${group.letter}`, second));
      await game.enter(decide(`L${other.letter}`, other.teamCodes[3] as string));
      await game.evaluateAndCompare([]);
      await game.enter({ kind: 'answer', question: question.id, right: [1] });
      await game.enter(decide(`L${group.letter}`));
      await game.enter(decide(`W${group.letter}`));
      await game.enter(decide(`L${other.letter}`));
      for (const [letter, order] of Object.entries(league.plan.overrides.groups)) {
        await game.enter(decide(letter, ...order.toReversed()));
        await game.evaluateAndCompare([]);
        await game.enter(decide(letter));
      }
      await game.evaluateAndCompare([]);
    },
  );

  step('a team is put into a slot, and taken back', async () => {
    const match = results.find(({ isKnockOut }) => isKnockOut) as TrueResult;
    const [home, away] = game.teamsOf()[match.id] as [string, string];
    await game.enter({ kind: 'match', match: match.id, team1: home, team2: away });
    await game.evaluateAndCompare([]);
    await game.enter({ kind: 'match', match: match.id, team1: null, team2: null });
  });

  for (const [name, stages] of [
    ['last thirty-two', ['R32']],
    ['last sixteen', ['R16']],
    ['quarter-finals', ['QF']],
    ['semi-finals', ['SF']],
    ['final', ['P3', 'F']],
  ] as const)
    if (ofStage(...stages).length > 0)
      step(`the ${name}: tipped, played, evaluated and corrected`, async () => {
        await game.playMatches(ofStage(...stages));
      });

  step('the champion is decided wrongly, then rightly', async () => {
    expect(game.champion()).toBe(champion);
    const final = matches.at(-1) as FileMatch;
    const loser = (game.teamsOf()[final.id] as string[]).find((code) => code !== champion) as string;
    await game.enter(decide('P1', loser));
    await game.evaluateAndCompare([]);
    await game.enter(decide('P1'));
    await game.evaluateAndCompare([final.id]);
    expect(game.champion()).toBe(champion);
  });
  step('everybody sees what the reference says of every match and day', () => game.compareEverybody());
}
