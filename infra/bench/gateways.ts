import { measureRate, median, type Rate } from './measure.ts';
import { tippSave } from './own-bench.ts';
import type { Row } from './report.ts';
import type { Visitor } from '../local/visitor.ts';

/** The addresses of our gateway with rest-compat mounted, and of the stock gateway with rest-compat as a process. */
type Gateways = { ours: string; stock: string };

const ROUNDS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6);

/** Measures tip saves through both gateways in turns. @returns medians, and their ratio */
export async function compareGateways(gateways: Gateways, visitors: Visitor[]): Promise<Row> {
  const rates: Record<keyof Gateways, Rate[]> = { ours: [], stock: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['stock', 'ours'] as const) {
      const load = { ...tippSave, url: gateways[name] + tippSave.path, visitors, seconds: SECONDS };
      const rate = await measureRate(load);
      if (rate.failed) throw new Error(`${rate.failed} saves failed`);
      rates[name].push(rate);
    }
  }
  const perSecond = (name: keyof Gateways) => median(rates[name].map((rate) => rate.perSecond));
  const [ours, stock] = [perSecond('ours'), perSecond('stock')];
  return {
    what: `tip saves through the whole chain, ${visitors.length} connections`,
    value: `${Math.round(ours)}/s`,
    against: `stock gateway ${Math.round(stock)}/s`,
    ratio: `${(ours / stock).toFixed(1)}×`,
  };
}
