import { tippEnv, type TippEnv } from '@tippspiel/tipp/env';
import { checkEnv } from '@tippspiel/shared/config/env';
import { startBacking } from '../local/backing.ts';
import { consoleLog } from '../local/log.ts';
import { untilAskedToStop } from '../local/process/shutdown.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { fillPlayers } from './million-data.ts';
import { measurePages, measureRegistrations, measureResults, measureSearches } from './million-measures.ts';
import { startTipp, type TippProcess } from './million-process.ts';
import { measureCorrection } from './million-correction.ts';
import { formatTable, ms, type Row } from './table.ts';

// npm run bench -- million: two tipp processes on a database with a million players.
const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 1_000_000);
/** The first match is over. */
const NOW = '2024-06-14T23:30:00+02:00';

const folder = await makeTempFolder();
const backing = await startBacking({ dataDir: folder.path, log: consoleLog });
const processes: TippProcess[] = [];
const cleanUp = async () => {
  for (const process of processes.splice(0)) await process.stop();
  await backing.stop();
  await folder.remove();
};
void untilAskedToStop().then(async () => {
  await cleanUp();
  process.exit(130);
});

const env = {
  NODE_ENV: 'development',
  LOG_LEVEL: 'info',
  PORT: '0',
  MONGODB_URL: backing.mongodbUrl,
  MONGODB_DATABASE: `bench_million_${process.pid}`,
  NATS_URL: backing.natsUrl,
  NATS_NAMESPACE: `million${process.pid}`,
  IDENTITY_SECRET: 'a-secret-of-the-bench-with-32-characters',
  TIPPSPIEL_CLOCK_OFFSET_MS: String(Date.parse(NOW) - Date.now()),
};

try {
  const checked = checkEnv(tippEnv, env);
  if (!checked.success) throw new Error(checked.problems.join('\n'));
  await fill(checked.data);
  for (const name of ['tipp-1', 'tipp-2'])
    processes.push(await startTipp({ env, name, logDir: folder.path }));
  const [first, second] = processes as [TippProcess, TippProcess];
  const booted = await memoryOf(processes);
  const players = `${PLAYERS} players`;
  const rows: Row[] = [
    {
      what: `boot of a tipp process, ${players}`,
      value: processes.map(({ bootMs }) => ms(bootMs)).join(', '),
    },
    { what: `tipp process after its boot, ${players}`, value: booted },
    ...measureCorrection(PLAYERS),
    ...(await measureResults(first, second)),
    ...(await measurePages(first, PLAYERS)),
    ...(await measureRegistrations(checked.data, [first, second], PLAYERS)),
    ...(await measureSearches(first)),
    { what: `tipp process after all of that, ${players}`, value: await memoryOf(processes) },
  ];
  console.log(`\n${formatTable(rows)}`);
} finally {
  await cleanUp();
}
process.exit(0);

async function fill(tipp: TippEnv): Promise<void> {
  const started = performance.now();
  await fillPlayers(tipp, PLAYERS);
  console.log(`${PLAYERS} Mitspieler stehen bereit (${Math.round((performance.now() - started) / 1000)} s).`);
}

async function memoryOf(all: TippProcess[]): Promise<string> {
  const sizes = await Promise.all(all.map((one) => one.memory()));
  return sizes.map((size) => `${Math.round(size / 1e6)} MB`).join(', ');
}
