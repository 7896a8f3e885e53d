import { freePorts } from '../local/ports.ts';
import { consoleLog } from '../local/log.ts';
import type { Stack } from '../local/stack.ts';
import { supervise } from '../local/supervisor.ts';
import { compareGateways } from './gateways.ts';
import { proportionalBytes } from './memory.ts';
import { logInPlayers, NOW, openBench, PASSWORD, startProduct } from './own-bench.ts';
import { measureEvaluation, measureLatency } from './product.ts';
import { report, type Row } from './report.ts';
import { logIn, type Visitor } from '../local/visitor.ts';

// npm run bench: compares our chain with one that has the stock gateway, and measures the product with many players.
const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 10_000);
const CONNECTIONS = 64;

const bench = await openBench();
const others: { stop(): Promise<unknown> }[] = [];
const stopOthers = async () => {
  for (const other of others.splice(0).reverse()) await other.stop();
};

await bench.run(async () => {
  const started = performance.now();
  const stack = await startProduct(bench, { now: NOW, players: PLAYERS });
  bench.atEnd(stopOthers);
  console.log(
    `${PLAYERS} Mitspieler stehen bereit (${Math.round((performance.now() - started) / 1000)} s), melde ${CONNECTIONS} an …`,
  );
  const visitors = await logInPlayers(stack.baseUrl, CONNECTIONS);
  const admin = await logIn(stack.baseUrl, 'admin@example.org', PASSWORD);
  const compared = await compareGateways({ ours: stack.baseUrl, stock: await startStock(stack) }, visitors);
  await stopOthers();
  const rows: Row[] = [
    ...(await measureLatency(visitors[0] as Visitor, PLAYERS)),
    ...(await measureEvaluation(admin, visitors[0] as Visitor, PLAYERS)),
    await memoryRow(stack),
    compared,
  ];
  await report('product', rows);
});

/** Starts the stock gateway with a rest-compat of its own in front of the same services. @returns its address */
async function startStock(running: Stack): Promise<string> {
  const env = running.env('gateway');
  const url = (port: number) => `http://127.0.0.1:${port}`;
  const start = async (name: string, entry: string, port: number, more: Record<string, string>) => {
    const spec = { name: name as never, entry, port, env: { ...env, PORT: String(port), ...more } };
    const service = await supervise(spec, { logDir: bench.folder, log: consoleLog });
    others.push(service);
    await service.ready();
  };
  const [port, restPort] = (await freePorts(2)) as [number, number];
  await start('rest-compat-stock', 'rest-compat/src/main.ts', restPort, { GATEWAY_URL: url(port) });
  await start('gateway-stock', 'infra/bench/stock-gateway.ts', port, { REST_COMPAT_URL: url(restPort) });
  return url(port);
}

async function memoryRow({ processes }: Stack): Promise<Row> {
  const sizes = await Promise.all(processes.names.map((name) => proportionalBytes(processes.pid(name))));
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  return {
    what: `memory of our ${sizes.length} processes, ${PLAYERS} players`,
    value: `${Math.round(megabytes)} MB`,
  };
}
