import { setTimeout as sleep } from 'node:timers/promises';
import { countCells } from '@tippspiel/tipp/domain/statistics/cell-counts';
import { countHistory, placesOf } from '@tippspiel/tipp/domain/statistics/rank-history';
import { readTournament } from '@tippspiel/tipp/read-tournament';
import { formatReport, watchLoops } from './loop-watch.ts';
import { measureOneByOne } from './measure.ts';
import { measureSteps, stepsRow } from './million-steps.ts';
import { syntheticColumn } from './million-data.ts';
import type { TippProcess } from './million-process.ts';
import { ms, type Row } from './report.ts';

const MATCHES = 51;
const CACHED = 300;
const IDLE_MS = 300;

const { scoring } = await readTournament({
  TOURNAMENT: 'em2024',
  TOURNAMENTS_DIR: new URL('../tournaments', import.meta.url).pathname,
});

/** The web app's queries, and others whose first answer needs counting. */
const QUESTIONS = {
  'statistic of one match': `{ matchStatistic(matchId: 1) { isVisible playerCount tippCount tipps { key value }
    hits { pointsInternal value } own { goalsTeam1 goalsTeam2 points } } }`,
  'players of one tipp, first page': `{ tippStatisticPlayers(matchId: 1, tippValue: "2:1") { totalCount
    items { user { id ranking firstname lastname } tipp { goalsTeam1 goalsTeam2 points } } } }`,
  'own way through the match days (one evaluated match)': `{ playerStatistic { days { number ranking points rankedCount }
    hits { value } allHits { value } } }`,
} as const;

/** Measures each freshly booted process's first answer, then the others. The last locked match is counted already. */
export async function measureStatistics(processes: TippProcess[], players: number): Promise<Row[]> {
  const rows: Row[] = [];
  // A warm-up: the first query runs cold code.
  for (const tipp of processes)
    for (let index = 0; index < 20; index++) await tipp.ask('{ ranking { totalCount } }');
  for (const [what, query] of Object.entries(QUESTIONS)) {
    const firsts: number[] = [];
    let longest = '';
    for (const tipp of processes) {
      await sleep(IDLE_MS);
      const { result, reports } = await watchLoops([tipp.loop], async () => {
        const started = performance.now();
        await tipp.ask(query);
        return performance.now() - started;
      });
      firsts.push(result);
      longest = reports.map(formatReport).join(', ');
    }
    const { p50, p95 } = await measureOneByOne(CACHED, () => (processes[0] as TippProcess).ask(query));
    rows.push({
      what: `${what}, ${players} players`,
      value: `first ${firsts.map(ms).join(', ')}; then p50 ${ms(p50)}, p95 ${ms(p95)}`,
      against: `event loop in the first held up for ${longest}`,
    });
  }
  return [...rows, ...measureCounting(players)];
}

/** Measures only the counting, in the memory of this process, and its longest time without a pause. */
function measureCounting(players: number): Row[] {
  const column = syntheticColumn(players);
  const cells = measureSteps(() => countCells(column));
  const days = Array.from({ length: MATCHES }, (_none, match) => [
    {
      column: syntheticColumn(players),
      scoring: { result: { goals1: match % 4, goals2: match % 3 }, scoring, isPatriot: match % 9 === 0 },
    },
  ]);
  const history = measureSteps(() => countHistory(days, new Uint8Array(players)));
  const started = performance.now();
  placesOf(history.made, players >> 1);
  const placing = performance.now() - started;
  return [
    stepsRow(`… counting one column of ${players}`, cells),
    stepsRow(`… places after ${MATCHES} days of a match each, ${players} players`, history),
    { what: '… one player’s places out of these', value: ms(placing) },
  ];
}
