import { busiestSecond, kinds, simulatePeak, type Kind, type Rates } from '../capacity/peak.ts';
import type { Run } from '../bench/report.ts';
import { table } from './markdown.ts';
import { readSource } from './sources.ts';

/** Processor time of a call in microseconds, by process. */
type Costs = Record<Kind, Map<string, number>>;

const SIZES = [100_000, 1_000_000, 6_000_000];
/** The allowed share of a core. Above it calls wait for each other. */
const USED_TO = 0.6;
/** Memory per process in MB, measured in docs/bench (`million`, `live`): a fixed part, and a part that grows. */
const MEMORY = { tipp: 130, perMillionPlayers: 170, gateway: 130, perThousandPages: 6.2 };
/** Connections to MongoDB per process (`MONGODB_POOL_SIZE`). */
const CONNECTIONS = 20;
const SERVICES = ['gateway', 'tipp', 'user', 'feed', 'group'] as const;
const DATABASES = ['PostgreSQL', 'FerretDB'];

/** The capacity for the last ten minutes before a kick-off, by the newest run of docs/bench/costs.json. */
export function capacityTable(): string {
  const costs = readCosts();
  const columns = SIZES.map((players) => columnOf(players, costs));
  const names = columns[0]!.map(([name]) => name);
  const rows = names.map((name, index) => [name, ...columns.map((column) => column[index]![1])]);
  return table(['players', ...SIZES.map(thousands)], rows);
}

function columnOf(players: number, costs: Costs): [string, string][] {
  const seconds = simulatePeak(players);
  const rates = busiestSecond(seconds, totals(costs));
  const coresOf = (name: string) =>
    kinds.reduce((sum, kind) => sum + rates[kind] * (costs[kind].get(name) ?? 0), 0) / 1e6;
  const processes = new Map(SERVICES.map((name) => [name, Math.max(2, Math.ceil(coresOf(name) / USED_TO))]));
  // In the model a page stays open for three minutes, so the pages of the last three minutes are open at the kick-off.
  const open = seconds.slice(-180).reduce((sum, { page }) => sum + page, 0);
  const gateways = processes.get('gateway')!;
  const tipp = MEMORY.tipp + (MEMORY.perMillionPlayers * players) / 1e6;
  const gateway = MEMORY.gateway + (MEMORY.perThousandPages * open) / 1000 / gateways;
  const services = [...processes].filter(([name]) => name !== 'gateway');
  const connections = services.reduce((sum, [, count]) => sum + count * CONNECTIONS, 0);
  return [
    [
      'pages, saves, status polls a second at the peak',
      [rates.page, rates.save, rates.status].map(thousands).join(', '),
    ],
    ['pages open at the kick-off', thousands(open)],
    ...SERVICES.map((name): [string, string] => [
      `${name}: cores busy, processes at ${USED_TO * 100} % of a core`,
      `${coresOf(name).toFixed(1)}, ${processes.get(name)}`,
    ]),
    ['database: cores busy', DATABASES.reduce((sum, name) => sum + coresOf(name), 0).toFixed(1)],
    ['connections to the database', thousands(connections)],
    ['memory of one tipp process, of one gateway', `${thousands(tipp)} MB, ${thousands(gateway)} MB`],
  ];
}

function readCosts(): Costs {
  const runs: Run[] = JSON.parse(readSource('docs/bench/costs.json').text);
  const rows = runs.at(-1)?.rows ?? [];
  const of = (kind: Kind): Map<string, number> => {
    const row = rows.find(({ what }) => what === kind);
    if (!row) throw new Error(`docs/bench/costs.json: nothing tells of '${kind}'`);
    return new Map(
      [...row.value.matchAll(/(\w+) (\d+) µs/g)].map(([, name, micros]) => [name!, Number(micros)]),
    );
  };
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Costs;
}

const totals = (costs: Costs): Rates =>
  Object.fromEntries(
    kinds.map((kind) => [kind, [...costs[kind].values()].reduce((sum, micros) => sum + micros, 0)]),
  ) as Rates;

const thousands = (value: number): string => Math.round(value).toLocaleString('en-US');
