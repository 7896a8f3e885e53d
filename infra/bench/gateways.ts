import { measureRate, median, type Load, type Rate } from './measure.ts';
import type { Row } from './table.ts';
import type { Visitor } from './visitor.ts';

export type Gateways = { ours: string; mounted: string; stock: string };

const ROUNDS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6);
const OPEN_MATCHES = [16, 17, 18, 19, 20, 21];
const JOIN_QUERY =
  'query Ranking($page: PageInput) { ranking(page: $page) { totalCount items { id points ranking rankingBefore fullname city pictureStamp favorite } } }';

type Path = { what: string; path: string; method: 'GET' | 'POST'; body?: (count: number) => object };

const paths: Path[] = [
  {
    what: 'tip saves through the whole chain',
    path: '/api/tipps',
    method: 'POST',
    body: (count) => ({
      matchId: OPEN_MATCHES[count % OPEN_MATCHES.length],
      value: count % 16,
      isTeam1: true,
    }),
  },
  {
    what: 'join query (10 ranks → 10 players)',
    path: '/graphql',
    method: 'POST',
    body: (count) => ({ query: JOIN_QUERY, variables: { page: { pageNumber: 1 + (count % 50) } } }),
  },
];

/** Interleaved rounds on the same services; medians, and their ratio to the chain with the stock gateway. */
export async function compareGateways(gateways: Gateways, visitors: Visitor[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, path, method, body } of paths) {
    const rates: Record<keyof Gateways, Rate[]> = { ours: [], mounted: [], stock: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['stock', 'ours', 'mounted'] as const) {
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
    const row = (name: 'ours' | 'mounted', how: string): Row => ({
      what: `${what}, ${visitors.length} connections${how}`,
      value: `${Math.round(perSecond(name))}/s`,
      against: `stock gateway ${Math.round(stock)}/s`,
      ratio: `${(perSecond(name) / stock).toFixed(1)}×`,
    });
    rows.push(row('ours', ''));
    if (path.startsWith('/api')) rows.push(row('mounted', ', rest-compat mounted in the gateway'));
  }
  return rows;
}
