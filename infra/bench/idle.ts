import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { consoleLog } from '../local/log.ts';
import { repositoryRoot } from '../local/places.ts';
import { run } from '../local/process/run.ts';
import { startStack } from '../local/stack.ts';
import { busyCores, cpuMeter } from './cpu.ts';
import { openBench } from './own-bench.ts';
import { report, type Row } from './report.ts';

// npm run bench -- idle: the processor time of the seven processes without visitors, as compose runs them: in
// production, with its options of Node and its health checks, after the default cup was stored.
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 240);
const SETTLE_SECONDS = 60;
/** As in infra/docker/Dockerfile. */
const CHECK_EVERY_SECONDS = 30;
const NODE_OPTIONS = '--disable-warning=ExperimentalWarning';

const bench = await openBench();
await bench.run(async () => {
  const stack = await startStack({
    dataDir: bench.folder,
    tournament: 'cup2030',
    restCompat: 'process',
    env: { NODE_OPTIONS, NODE_COMPILE_CACHE: undefined },
    log: consoleLog,
  });
  bench.atEnd(stack.stop);
  const { names } = stack.processes;
  const check = async () => {
    const script = join(repositoryRoot, 'infra/docker/healthcheck.sh');
    const ports = names.map((name) => new URL(stack.urls[name]).port);
    await Promise.all(ports.map((PORT) => run('bash', [script], { env: { ...process.env, PORT } })));
  };
  const checkFor = async (seconds: number) => {
    const begun = performance.now();
    for (let at = 0; at < seconds; at += CHECK_EVERY_SECONDS) {
      await check();
      await sleep(begun + (at + CHECK_EVERY_SECONDS) * 1_000 - performance.now());
    }
    return (performance.now() - begun) / 1_000;
  };
  await checkFor(SETTLE_SECONDS);
  const used = await cpuMeter(stack, names);
  const before = await used();
  const seconds = await checkFor(SECONDS);
  const after = await used();
  const cores = busyCores(before, after, seconds);
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  const stores = ['PostgreSQL', 'FerretDB', 'NATS'];
  const rows: Row[] = [
    {
      what: 'the seven processes without visitors, of a core',
      value: percent(names.reduce((sum, name) => sum + cores.get(name)!, 0)),
      against: names.map((name) => `${name} ${percent(cores.get(name)!)}`).join(', '),
    },
    {
      what: 'their stores meanwhile, of a core',
      value: stores.map((name) => `${name} ${percent(cores.get(name)!)}`).join(', '),
    },
  ];
  await report('idle', rows);
});
