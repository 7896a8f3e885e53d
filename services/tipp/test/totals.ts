import { runAll } from '@tippspiel/shared/platform/clock/slices';
import { describe, expect, test } from '@jest/globals';
import { createChance, type Chance } from '../../../infra/reference/chance.ts';
import { dayLists, dayPlaces } from '../../../infra/reference/days.ts';
import { groupsAlone, knockoutAlone, league } from '../../../infra/tournaments/test-own.ts';
import { countedByDay, countedDays } from '../src/app/evaluation/counted-days.ts';
import { readColumns } from '../src/app/evaluation/read-columns.ts';
import { toPass } from '../src/domain/evaluation/passes.ts';
import { countProvisional, provisionalPlaceOf } from '../src/domain/ranking/provisional.ts';
import { dayPlaceOf, rankDay } from '../src/domain/ranking/day-ranking.ts';
import { countHistory, placesOf } from '../src/domain/statistics/rank-history.ts';
import { em2024, wm2022 } from '../src/domain/tournament/test-tournaments.ts';
import type { Tournament } from '../src/domain/tournament/tournament.ts';
import { changesSince, countedProvisionally, countedOf } from '../src/jobs/score.ts';
import { createBoard, withEntered, type Board } from '../src/projection/board.ts';
import type { Counted } from '../src/store/evaluation/evaluations.ts';
import { evaluateAgain, type Evaluated } from './evaluate-again.ts';
import { byProduct, byReference, planOf, provisionalByReference } from './compared.ts';
import { generateGame, type Game } from './made-up-game.ts';
import { play } from './operators-at-work.ts';

/** Plays generated games; a failure names the seed that reproduces the game. */
async function forSeeds(
  games: number,
  file: Tournament,
  work: (game: Game, chance: Chance) => Promise<void>,
): Promise<void> {
  for (let seed = 1; seed <= games; seed += 1) {
    const chance = createChance(seed);
    try {
      await work(generateGame(file, chance), chance);
    } catch (error) {
      throw new Error(`seed ${seed} of ${file.id}: ${(error as Error).message}`, { cause: error });
    }
  }
}

const sorted = ({ choices, ...rest }: Counted): Counted => ({
  ...rest,
  choices: choices.toSorted((one, other) => one.column.localeCompare(other.column)),
});

/** This many games cover nearly everything that can happen. */
const GAMES_FOR_ALL = 40;

/**
 * Compares evaluations, places and match days of generated games with the plain reference.
 * @param games number per tournament and test
 */
export function compareTotals(games: number): void {
  describe.each([
    ['EM 2024', em2024],
    ['World Cup 2022', wm2022],
    ['a league', league],
    ['knock-out rounds alone', knockoutAlone],
    ['groups alone', groupsAlone],
  ])('%s', (_name, file) => {
    test('after every evaluation, incremental or from scratch, points, ranks and duels equal the reference', () =>
      forSeeds(games, file, async (game, chance) => {
        let last: Evaluated | null = null;
        const { board } = await play(game, chance, async (desk) => {
          last = await evaluateAgain(game, desk.board, last);
          expect(byProduct(game, last)).toEqual(byReference(game, desk.sheet));
        });
        const anew = await evaluateAgain(game, board, null);
        expect(byProduct(game, anew)).toEqual(byProduct(game, last as unknown as Evaluated));
      }));

    test('entries that arrive in any order, some of them twice, count the same', () =>
      forSeeds(games, file, async (game, chance) => {
        const { board, published } = await play(game, chance, async () => undefined);
        let other: Board = createBoard(game.tournament, { states: [], decisions: [], questions: [] });
        for (const change of chance.shuffle([...published, ...published.filter(() => chance.percent(30))]))
          other = withEntered(other, change);
        expect(sorted(countedOf(other))).toEqual(sorted(countedOf(board)));
        expect(other.teams).toEqual(board.teams);
        expect(other.version).toBe(board.version);
      }));

    test('provisional places since any evaluation equal the reference', () =>
      forSeeds(games, file, async (game, chance) => {
        let last: Evaluated | null = null;
        await play(game, chance, async ({ board, sheet }) => {
          last ??= await evaluateAgain(game, board, null);
          const wanted = countedProvisionally(board);
          const { removed, added } = changesSince(last.counted, wanted);
          const passes = async (part: typeof removed) =>
            (await readColumns(part, wanted.scoring, columnOf(game))).map(toPass);
          const changes = { minus: await passes(removed), plus: await passes(added) };
          const places = runAll(countProvisional(last.totals, changes, game.inactive));
          expect(game.players.map(({ id }) => ({ id, ...provisionalPlaceOf(places, id - 1) }))).toEqual(
            provisionalByReference(game, sheet),
          );
          if (chance.percent(30)) last = await evaluateAgain(game, board, last);
        });
      }));

    test('places after each match day, and of the day alone, equal the reference', () =>
      forSeeds(games, file, async (game, chance) => {
        const { board, sheet } = await play(game, chance, async () => undefined);
        const counted = countedOf(board);
        const days = countedDays(board, counted);
        const scored = days.map((day) => readColumns(day, counted.scoring, columnOf(game)));
        const history = runAll(countHistory(await Promise.all(scored), game.inactive));
        const expected = dayPlaces(planOf(game), sheet, game.questions, game.players);
        for (const { id } of game.players) {
          const found = placesOf(history, id - 1).map((place, index) => {
            const rankedCount = history.ranked[index];
            return { ...place, number: days[index]?.day.number, rankedCount };
          });
          expect(found).toEqual(expected[id]);
        }

        const lists = dayLists(planOf(game), sheet, game.questions, game.players);
        for (const { day, matches, choices } of countedByDay(board, counted).days) {
          const list = lists.find(({ number }) => number === day.number)?.places ?? [];
          const scoredDay = await readColumns({ matches, choices }, counted.scoring, columnOf(game));
          const ranking = runAll(rankDay(scoredDay, game.inactive));
          const found = [...ranking.order].map((player) => ({
            id: player + 1,
            ...dayPlaceOf(ranking, player),
          }));
          expect(found).toEqual(list);
        }
      }));
  });

  test('the generated games cover everything that can happen', async () => {
    const happened = new Set<string>();
    const note = (what: string, isSo: unknown) => void (isSo && happened.add(what));
    await forSeeds(GAMES_FOR_ALL, wm2022, async (game, chance) => {
      const { sheet, board } = await play(game, chance, async () => undefined);
      for (const { column } of countedOf(board).choices) note((column as string).replace(/[A-H]$/, ''), true);
      for (const [key, teams] of Object.entries(sheet.decisions)) {
        note(key.length > 1 ? `${key[0]} decided` : 'order decided', teams.length);
        note('decision taken back', !teams.length);
      }
      for (const { goals, isRunning, shootOut, team1 } of Object.values(sheet.matches)) {
        note('result withdrawn', !goals);
        note('running', goals && isRunning);
        note('shoot-out', shootOut);
        note('team put into a slot', team1);
      }
      note(
        'level groups',
        [...board.tables.values()].some((table) => table.some((row) => row.levelWith.length)),
      );
      note('nobody', game.inactive.includes(1));
      note(
        'latecomer',
        game.players.some(({ since }) => since > 0),
      );
      note('bye', game.players.length % 2);
    });
    const marks = ['P1', 'P2', 'P3', 'W', 'L', 'B1', 'B2', 'B3', 'P decided', 'W decided', 'L decided'];
    const entered = ['order decided', 'decision taken back', 'result withdrawn', 'running', 'shoot-out'];
    const others = ['team put into a slot', 'level groups', 'nobody', 'latecomer', 'bye'];
    expect([...happened].sort()).toEqual([...marks, ...entered, ...others].sort());
  });
}

const columnOf =
  ({ columns }: Game) =>
  async (key: string) =>
    columns.get(key) ?? null;
