import { setTimeout as sleep } from 'node:timers/promises';
import { countCells } from '@tippspiel/tipp/domain/statistics/cell-counts';
import { countHistory, placesOf } from '@tippspiel/tipp/domain/statistics/rank-history';
import { formatReport, watchLoops } from './loop-watch.ts';
import { formatSpread, measureOneByOne, timed, timeUntil } from './measure.ts';
import { MATCHES, scoring } from './million-columns.ts';
import { measureSteps, stepsRow } from './million-steps.ts';
import { syntheticColumn } from './million-data.ts';
import type { ServiceProcess } from './million-process.ts';
import { ms, type Row } from './report.ts';

const CACHED = 300;
const IDLE_MS = 300;

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
export async function measureStatistics(processes: ServiceProcess[], players: number): Promise<Row[]> {
  const rows: Row[] = [];
  // A warm-up: the first query runs cold code.
  for (const tipp of processes)
    for (let index = 0; index < 20; index++) await tipp.ask('{ ranking { totalCount } }');
  for (const [what, query] of Object.entries(QUESTIONS)) {
    const firsts: number[] = [];
    let longest = '';
    for (const tipp of processes) {
      await sleep(IDLE_MS);
      const { result, reports } = await watchLoops([tipp.loop], () => timeUntil(() => tipp.ask(query)));
      firsts.push(result);
      longest = reports.map(formatReport).join(', ');
    }
    const then = await measureOneByOne(CACHED, () => (processes[0] as ServiceProcess).ask(query));
    rows.push({
      what: `${what}, ${players} players`,
      value: `first ${firsts.map(ms).join(', ')}; then ${formatSpread(then)}`,
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
  const placing = timed(() => placesOf(history.made, players >> 1)).took;
  return [
    stepsRow(`… counting one column of ${players}`, cells),
    stepsRow(`… places after ${MATCHES} days of a match each, ${players} players`, history),
    { what: '… one player’s places out of these', value: ms(placing) },
  ];
}
