import { runAll } from '@tippspiel/shared/platform/clock/slices';
import type { ColumnKey } from '../src/domain/columns/column-key.ts';
import { createPairing } from '../src/domain/duels/pairing.ts';
import type { DuelTotals } from '../src/domain/duels/score-duels.ts';
import type { Totals } from '../src/domain/evaluation/score-column.ts';
import { countedOf, scoreAgain, scoreDuelsAgain } from '../src/jobs/score.ts';
import type { Board } from '../src/projection/board.ts';
import { chanceOf } from '../src/projection/duels.ts';
import { countRanks, type Ranks } from '../src/projection/ranks.ts';
import type { Counted } from '../src/store/evaluation/evaluations.ts';
import type { Game } from './made-up-game.ts';

/** The result of an evaluation, as the next one finds it. */
export type Evaluated = { counted: Counted; totals: Totals; duels: DuelTotals; ranks: Ranks };

/** Computes what the evaluation job does, without its servers. @param last null scores everything from scratch */
export async function evaluateAgain(game: Game, board: Board, last: Evaluated | null): Promise<Evaluated> {
  const { columns, inactive, seeds } = game;
  // As the database returns it.
  const counted = JSON.parse(JSON.stringify(countedOf(board))) as Counted;
  const column = async (key: ColumnKey) => columns.get(key) ?? null;
  const pairing = async (matchId: number) => {
    const frozen = columns.get(`m${matchId}`);
    return frozen ? runAll(createPairing(frozen, chanceOf(seeds[matchId] as string))) : null;
  };
  const totals = await scoreAgain(counted, last, inactive.length, column);
  const duels = await scoreDuelsAgain(counted, last, totals.points.length, column, pairing);
  const snapshot = { ...totals, ranksBefore: new Uint32Array(totals.points.length) };
  const evaluated = { counted, version: 1, snapshotId: 'one', snapshot, duels };
  return { counted, totals, duels, ranks: runAll(countRanks(evaluated, inactive, 0)) };
}
