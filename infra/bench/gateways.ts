import { measureRate, median, type Load, type Rate } from './measure.ts';
import { tippSave } from './own-bench.ts';
import type { Row } from './report.ts';
import type { Visitor } from '../local/visitor.ts';

/**
 * The addresses of our gateway with rest-compat mounted, of our gateway with rest-compat as a separate process, and of
 * the stock gateway with such a process.
 */
export type Gateways = { ours: string; process: string; stock: string };

const ROUNDS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6);
const JOIN_QUERY =
  'query Posts { posts(pageSize: 12) { items { id text user { id fullname city pictureStamp } } } }';

type Path = { what: string; path: string; method: 'GET' | 'POST'; body?: (count: number) => object };

const paths: Path[] = [
  { what: 'tip saves through the whole chain', ...tippSave },
  {
    what: 'join query (12 posts → their authors)',
    path: '/graphql',
    method: 'POST',
    body: () => ({ query: JOIN_QUERY }),
  },
];

/** Measures the gateways in turns. @returns medians, and their ratio to those of the stock gateway */
export async function compareGateways(gateways: Gateways, visitors: Visitor[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, path, method, body } of paths) {
    const rates: Record<keyof Gateways, Rate[]> = { ours: [], process: [], stock: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['stock', 'ours', 'process'] as const) {
        const load: Load = { url: `${gateways[name]}${path}`, visitors, seconds: SECONDS, method, body };
        rates[name].push(await measureRate(load));
      }
    }
    const perSecond = (name: keyof Gateways) => median(rates[name].map((rate) => rate.perSecond));
    const failed = Object.values(rates)
      .flat()
      .reduce((sum, rate) => sum + rate.failed, 0);
    if (failed) throw new Error(`${failed} requests failed: ${what}`);
    const stock = perSecond('stock');
    const row = (name: 'ours' | 'process', how: string): Row => ({
      what: `${what}, ${visitors.length} connections${how}`,
      value: `${Math.round(perSecond(name))}/s`,
      against: `stock gateway ${Math.round(stock)}/s`,
      ratio: `${(perSecond(name) / stock).toFixed(1)}×`,
    });
    rows.push(row('ours', ''));
    if (path.startsWith('/api')) rows.push(row('process', ', rest-compat as a process of its own'));
  }
  return rows;
}
