import { readFile } from 'node:fs/promises';
import { freePorts } from '../local/ports.ts';
import { consoleLog } from '../local/log.ts';
import { untilAskedToStop } from '../local/process/shutdown.ts';
import { startStack, type Stack } from '../local/stack.ts';
import { supervise } from '../local/supervisor.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { seedDemo } from '../seed/seed.ts';
import { compareGateways } from './gateways.ts';
import { measureEvaluation, measureLatency } from './product.ts';
import { formatTable, type Row } from './table.ts';
import { logIn, type Visitor } from './visitor.ts';

// npm run bench: our chain beside the same chain with the stock gateway, and the product with many players.
const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 10_000);
const CONNECTIONS = 64;
const NOW = '2024-06-19T17:30:00+02:00';
const PASSWORD = 'tippspiel';

const folder = await makeTempFolder();
let stack: Stack | undefined;
const others: { stop(): Promise<unknown> }[] = [];
const stopOthers = async () => {
  for (const other of others.splice(0).reverse()) await other.stop();
};
const cleanUp = async () => {
  await stopOthers();
  await stack?.stop();
  await folder.remove();
};
void untilAskedToStop().then(async () => {
  await cleanUp();
  process.exit(130);
});

try {
  const started = performance.now();
  stack = await startStack({
    dataDir: folder.path,
    env: { TIPPSPIEL_CLOCK_OFFSET_MS: String(Date.parse(NOW) - Date.now()), LOG_LEVEL: 'warn' },
    log: consoleLog,
    prepare: (env) => seedDemo({ env, players: PLAYERS, password: PASSWORD, log: consoleLog }),
  });
  console.log(
    `${PLAYERS} Mitspieler stehen bereit (${Math.round((performance.now() - started) / 1000)} s), melde ${CONNECTIONS} an …`,
  );
  const visitors = await logInMany(stack.baseUrl, CONNECTIONS);
  const admin = await logIn(stack.baseUrl, 'admin@example.org', PASSWORD);
  const compared = await compareGateways({ ours: stack.baseUrl, ...(await otherGateways(stack)) }, visitors);
  await stopOthers();
  const rows: Row[] = [
    ...(await measureLatency(stack.baseUrl, visitors[0] as Visitor, PLAYERS)),
    ...(await measureEvaluation(admin, visitors[0] as Visitor, PLAYERS)),
    await memoryRow(stack),
    ...compared,
  ];
  console.log(`\n${formatTable(rows)}`);
} finally {
  await cleanUp();
}
process.exit(0);

async function logInMany(baseUrl: string, count: number): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  for (let index = 0; index < count; index++)
    visitors.push(await logIn(baseUrl, `spieler${index + 3}@example.org`, PASSWORD));
  return visitors;
}

/** The same chain twice more on the same services, with rest-compat as a process: our gateway, and the stock one. */
async function otherGateways(running: Stack): Promise<{ stock: string; process: string }> {
  const ports = await freePorts(4);
  const [ourPort, ourRest, stockPort, stockRest] = ports as [number, number, number, number];
  const env = running.env('gateway');
  const url = (port: number) => `http://127.0.0.1:${port}`;
  const start = async (name: string, entry: string, port: number, more: Record<string, string>) => {
    const spec = { name: name as never, entry, port, env: { ...env, PORT: String(port), ...more } };
    const service = await supervise(spec, { logDir: folder.path, log: consoleLog });
    others.push(service);
    await service.ready();
  };
  const chain = async (gateway: string, port: number, restPort: number) => {
    await start(`rest-compat-${port}`, 'rest-compat/src/main.ts', restPort, { GATEWAY_URL: url(port) });
    await start(`gateway-${port}`, gateway, port, { REST_COMPAT_URL: url(restPort) });
    return url(port);
  };
  return {
    process: await chain('gateway/src/main.ts', ourPort, ourRest),
    stock: await chain('infra/bench/stock-gateway.ts', stockPort, stockRest),
  };
}

async function memoryRow({ processes }: Stack): Promise<Row> {
  const sizes = await Promise.all(processes.names.map((name) => proportionalBytes(processes.pid(name))));
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  return {
    what: `memory of our ${sizes.length} processes, ${PLAYERS} players`,
    value: `${Math.round(megabytes)} MB`,
  };
}

/** Proportional size: what processes share (Node itself) is counted once. */
async function proportionalBytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
}
