import { duelTotals } from '../../../infra/reference/duels.ts';
import type { Sheet } from '../../../infra/reference/entries.ts';
import { placesOf } from '../../../infra/reference/places.ts';
import type { Plan } from '../../../infra/reference/plan.ts';
import { sourcesIfSo, sourcesOf, totalOf, type Source, type Total } from '../../../infra/reference/points.ts';
import type { Counted } from '../src/store/evaluation/evaluations.ts';
import type { Evaluated } from './evaluate-again.ts';
import type { Game } from './made-up-game.ts';

/** The same file with the reference's type. */
export const planOf = ({ tournament }: Pick<Game, 'tournament'>): Plan => tournament as unknown as Plan;

/** The expected evaluation by the reference, for all active players. */
export function byReference(game: Game, sheet: Sheet) {
  const sources = sourcesOf(planOf(game), sheet, game.questions);
  const totals = totalsBy(game, sources);
  const places = placesOf(totals.map(toRanked));
  const duels = duelTotals(planOf(game), sheet, game.players, game.seeds).filter(({ played }) => played > 0);
  return {
    counted: sources.map(({ name }) => name).sort(),
    totals,
    list: places.map(({ id }) => id),
    ranks: totals.map(({ id }) => places.find((place) => place.id === id)?.rank),
    duels,
    duelPlaces: placesOf(
      duels.map(({ id, points, won, played }) => ({ id, points, better: won, counted: played })),
    ),
  };
}

/** The actual evaluation by the product. */
export function byProduct(
  { players }: Game,
  { counted, totals, duels, ranks }: Evaluated,
): ReturnType<typeof byReference> {
  const numbers = players.map(({ id }) => id);
  const at = (all: ArrayLike<number>, id: number) => all[id - 1] ?? 0;
  return {
    counted: namesOf(counted).sort(),
    totals: numbers.map((id) => ({
      id,
      points: at(totals.points, id),
      tipped: at(totals.tipped, id),
      exact: at(totals.exact, id),
    })),
    list: [...ranks.order].map((player) => player + 1),
    ranks: numbers.map((id) => at(ranks.ranks, id)),
    duels: numbers
      .map((id) => ({
        id,
        points: at(duels.points, id),
        won: at(duels.won, id),
        played: at(duels.played, id),
      }))
      .filter(({ played }) => played > 0),
    duelPlaces: [...ranks.duels.order].map((player) => ({
      id: player + 1,
      rank: at(ranks.duels.ranks, player + 1),
    })),
  };
}

/** Provisional points and places. */
export function provisionalByReference(game: Game, sheet: Sheet) {
  const totals = totalsBy(game, sourcesIfSo(planOf(game), sheet, game.questions));
  const places = placesOf(totals.map(toRanked));
  return totals.map(({ id, points }) => ({
    id,
    ranking: places.find((place) => place.id === id)?.rank,
    points,
  }));
}

const totalsBy = ({ players }: Game, sources: Source[]): Total[] =>
  players.map((player) => totalOf(sources, player));

const toRanked = ({ id, points, exact, tipped }: Total) => ({ id, points, better: exact, counted: tipped });

/** Everything counted, by the reference's names. */
const namesOf = ({ matches, choices }: Counted): string[] => [
  ...matches.map(({ matchId }) => `m${matchId}`),
  ...choices.map(({ column }) => column),
];
