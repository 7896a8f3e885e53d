import { setTimeout as sleep } from 'node:timers/promises';
import { rankDay } from '@tippspiel/tipp/domain/ranking/day-ranking';
import { formatReport, watchLoops } from './loop-watch.ts';
import { formatSpread, measureOneByOne, timeUntil } from './measure.ts';
import { scoring } from './million-columns.ts';
import { syntheticColumn } from './million-data.ts';
import type { ServiceProcess } from './million-process.ts';
import { measureSteps, stepsRow } from './million-steps.ts';
import { ms, type Row } from './report.ts';

/** The maximum of matches on one day. */
const MATCHES = 4;
const CACHED = 300;
const IDLE_MS = 300;

const RANKING = `query ($pageNumber: Int) {
  matchDayRanking(day: 1, page: { pageNumber: $pageNumber }) { totalCount best { totalCount points users { id firstname } }
    items { ranking points isBest user { id ranking firstname lastname city pictureStamp favorite } }
    own { ranking points } } }`;

/** Measures the first answer of each process, which must count the match day, and then further pages. */
export async function measureMatchDays(processes: ServiceProcess[], players: number): Promise<Row[]> {
  const firsts: number[] = [];
  const delays: string[] = [];
  for (const tipp of processes) {
    // A warm-up: the first query runs cold code.
    for (let index = 0; index < 20; index++) await tipp.ask('{ ranking { totalCount items { id } } }');
    await sleep(IDLE_MS);
    const { result, reports } = await watchLoops([tipp.loop], () =>
      timeUntil(() => tipp.ask(RANKING, { pageNumber: 1 })),
    );
    firsts.push(result);
    delays.push(...reports.map(formatReport));
  }
  const pages = Math.ceil(players / 10);
  const then = await measureOneByOne(CACHED, (index) =>
    (processes[0] as ServiceProcess).ask(RANKING, { pageNumber: 1 + ((index * 7_919) % pages) }),
  );
  return [
    {
      what: `ranking of a match day (one evaluated match), ${players} players`,
      value: `first ${firsts.map(ms).join(', ')}; then any page ${formatSpread(then)}`,
      against: `event loop in the first held up for ${delays.join(', ')}`,
    },
    measureCounting(players),
  ];
}

/** Measures only the counting, in the memory of this process. */
function measureCounting(players: number): Row {
  const column = syntheticColumn(players);
  const day = Array.from({ length: MATCHES }, (_none, match) => ({
    column: column.slice(),
    scoring: { result: { goals1: match, goals2: 1 }, scoring, isPatriot: match === 0 },
  }));
  const measured = measureSteps(() => rankDay(day, new Uint8Array(players)));
  return stepsRow(`… ranking a day of ${MATCHES} matches, ${players} players`, measured);
}
