import { runAll } from '@tippspiel/shared/platform/clock/slices';
import { parseEnv } from '@tippspiel/shared/platform/config/env';
import { testEnv } from '@tippspiel/shared/platform/testing/subgraph';
import { tippEnv, type TippEnv } from '@tippspiel/tipp/env';
import { fillPlayers, syntheticColumn } from './million-data.ts';
import { measurePages, measureRegistrations, measureResults, measureSearches } from './million-measures.ts';
import { startProcess, type ServiceProcess } from './million-process.ts';
import { measureJobs } from './million-jobs.ts';
import { measureRecompute } from './million-recompute.ts';
import { measureStatistic } from './million-statistics.ts';
import { dropDatabase, openBenchWithServers } from './own-bench.ts';
import { report, ms, type Row } from './report.ts';
import { rank } from '@tippspiel/tipp/domain/ranking/ranking';
import { rescore, scoreAll } from '@tippspiel/tipp/domain/evaluation/score-column';
import { p50AndMax, timed } from './measure.ts';
import { scoring } from './million-columns.ts';

const ROUNDS = 15;

/** Measures a corrected result in this process's memory: its match is scored by difference, then all are ranked. */
function measureCorrection(players: number): Row[] {
  const column = syntheticColumn(players);
  const match = (goals1: number) => ({
    column,
    scoring: { result: { goals1, goals2: 1 }, scoring, isPatriot: false },
  });
  let totals = runAll(scoreAll(players, [match(0)]));
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { took } = timed(() => {
      totals = runAll(rescore(totals, players, [match(round % 4)], [match((round + 1) % 4)]));
      rank(totals);
    });
    taken.push(took);
  }
  return [{ what: `result corrected → ranks in memory, ${players} players`, value: p50AndMax(taken) }];
}

// npm run bench -- million [recompute | jobs | processes | statistics]: with a million players, measures the work of one
// tipp process (jobs), and that of two processes. `jobs` includes `recompute`, `processes` includes `statistics`.
const only = process.argv[3];
const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 1_000_000);
/** The prefix of two databases to keep for the next run, because filling them with slips takes minutes. */
const KEPT = process.env['BENCH_DATABASE'] || undefined;
/** The first match is over. */
const NOW = '2024-06-14T23:30:00+02:00';

const { backing, ...bench } = await openBenchWithServers();
const processes: ServiceProcess[] = [];
const name = KEPT ?? `bench_million_${process.pid}`;
const databases = { players: `${name}_players`, slips: `${name}_slips` };
bench.atEnd(async () => {
  for (const running of processes.splice(0)) await running.stop();
  if (!KEPT)
    for (const database of Object.values(databases)) await dropDatabase(backing.mongodbUrl, database);
});

const settings = {
  ...testEnv('tipp', backing),
  ...{ NODE_ENV: 'development', LOG_LEVEL: 'info', MONGODB_DATABASE: databases.players },
  TIPPSPIEL_CLOCK_OFFSET_MS: String(Date.parse(NOW) - Date.now()),
};

await bench.run(async () => {
  const env = parseEnv(tippEnv, settings);
  const rows: Row[] = [];
  if (!only || only === 'jobs' || only === 'recompute') rows.push(...measureRecompute(PLAYERS));
  if (!only || only === 'jobs') {
    const own = { MONGODB_DATABASE: databases.slips, NATS_NAMESPACE: `million${process.pid}jobs` };
    rows.push(await measureJobs(parseEnv(tippEnv, { ...settings, ...own, LOG_LEVEL: 'error' }), PLAYERS));
  }
  if (!only || only === 'processes' || only === 'statistics') rows.push(...(await measureProcesses(env)));
  await report('million', rows);
});

async function measureProcesses(env: TippEnv): Promise<Row[]> {
  await fill(env);
  for (const name of ['tipp-1', 'tipp-2'])
    processes.push(await startProcess('tipp', { env: settings, name, logDir: bench.folder }));
  const [first, second] = processes as [ServiceProcess, ServiceProcess];
  if (only === 'statistics') return [await measureStatistic(processes, PLAYERS)];
  const booted = await memoryOf(processes);
  const players = `${PLAYERS} players`;
  return [
    {
      what: `boot of a tipp process, ${players}`,
      value: processes.map(({ bootMs }) => ms(bootMs)).join(', '),
    },
    { what: `tipp process after its boot, ${players}`, value: booted },
    await measureStatistic(processes, PLAYERS),
    ...measureCorrection(PLAYERS),
    ...(await measureResults(first, second)),
    await measurePages(first, PLAYERS),
    await measureRegistrations(env, [first, second], PLAYERS),
    await measureSearches(first),
    { what: `tipp process after all of that, ${players}`, value: await memoryOf(processes) },
  ];
}

async function fill(tipp: TippEnv): Promise<void> {
  const started = performance.now();
  await fillPlayers(tipp, PLAYERS);
  console.log(`${PLAYERS} Mitspieler stehen bereit (${Math.round((performance.now() - started) / 1000)} s).`);
}

async function memoryOf(all: ServiceProcess[]): Promise<string> {
  const sizes = await Promise.all(all.map((one) => one.memory()));
  return sizes.map((size) => `${Math.round(size / 1e6)} MB`).join(', ');
}
