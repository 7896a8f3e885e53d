import { rank } from '@tippspiel/tipp/domain/ranking/ranking';
import { rescore, scoreAll } from '@tippspiel/tipp/domain/evaluation/score-column';
import { readTournament } from '@tippspiel/tipp/read-tournament';
import { percentile } from './measure.ts';
import { syntheticColumn } from './million-data.ts';
import { ms, type Row } from './report.ts';

const ROUNDS = 15;
const { scoring } = await readTournament({
  TOURNAMENT: 'em2024',
  TOURNAMENTS_DIR: new URL('../tournaments', import.meta.url).pathname,
});

/** A corrected result: its match scored by difference, then everybody ranked, in the memory of this process. */
export function measureCorrection(players: number): Row[] {
  const column = syntheticColumn(players);
  const match = (goals1: number) => ({
    column,
    scoring: { result: { goals1, goals2: 1 }, scoring, isPatriot: false },
  });
  let totals = scoreAll(players, [match(0)]);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    totals = rescore(totals, players, [match(round % 4)], [match((round + 1) % 4)]);
    rank(totals);
    taken.push(performance.now() - started);
  }
  const value = `p50 ${ms(percentile(taken, 0.5))}, max ${ms(Math.max(...taken))}`;
  return [{ what: `result corrected → ranks in memory, ${players} players`, value }];
}
