import { setTimeout as sleep } from 'node:timers/promises';
import { formatSpread, measureOneByOne, timeUntil } from './measure.ts';
import type { ServiceProcess } from './million-process.ts';
import { ms, type Row } from './report.ts';

const CACHED = 300;
const IDLE_MS = 300;

/** The web app's query. Its first answer needs counting. */
const STATISTIC = `{ matchStatistic(matchId: 1) { isVisible playerCount tippCount tipps { key value }
  hits { pointsInternal value } own { goalsTeam1 goalsTeam2 points } } }`;

/** Measures each freshly booted process's first answer, then the others. The last locked match is counted already. */
export async function measureStatistic(processes: ServiceProcess[], players: number): Promise<Row> {
  const firsts: number[] = [];
  for (const tipp of processes) {
    // A warm-up: the first query runs cold code.
    for (let index = 0; index < 20; index++) await tipp.ask('{ ranking { totalCount } }');
    await sleep(IDLE_MS);
    firsts.push(await timeUntil(() => tipp.ask(STATISTIC)));
  }
  const then = await measureOneByOne(CACHED, () => (processes[0] as ServiceProcess).ask(STATISTIC));
  return {
    what: `statistic of one match, ${players} players`,
    value: `first ${firsts.map(ms).join(', ')}; then ${formatSpread(then)}`,
  };
}
