import autocannon from 'autocannon';
import type { Visitor } from '../local/visitor.ts';
import { ms, type Row } from './report.ts';

export type Rate = { perSecond: number; p50: number; p95: number; failed: number };
type Body = (count: number) => object;
export type Load = { url: string; visitors: Visitor[]; seconds: number; method: 'GET' | 'POST'; body?: Body };

/** Prepared requests per connection, sent repeatedly. Preparing them saves processor time that the product needs. */
const PREPARED = 96;

/** Measures the rate of requests while each visitor always has one open. */
export async function measureRate({ url, visitors, seconds, method, body }: Load): Promise<Rate> {
  let next = 0;
  const result = await autocannon({
    url,
    method,
    connections: visitors.length,
    duration: seconds,
    setupClient(client) {
      const visitor = visitors[next % visitors.length] as Visitor;
      const from = PREPARED * next++;
      const request = { method, path: new URL(url).pathname, headers: visitor.headers };
      const prepared = Array.from({ length: body ? PREPARED : 1 }, (_, index) => ({
        ...request,
        ...(body && { body: JSON.stringify(body(from + index)) }),
      }));
      client.setRequests(prepared);
    },
  });
  const { requests, latency, non2xx, errors } = result;
  // autocannon reports no 95th percentile. The 97.5th is stricter.
  return { perSecond: requests.average, p50: latency.p50, p95: latency.p97_5, failed: non2xx + errors };
}

const WARM_UP = 300;

/** Measures sequential calls after a warm-up. @returns the median and the 95th percentile, in milliseconds */
export async function measureOneByOne(
  times: number,
  call: (index: number) => Promise<unknown>,
): Promise<Spread> {
  for (let index = 0; index < WARM_UP; index++) await call(index);
  const taken: number[] = [];
  for (let index = 0; index < times; index++) {
    const started = performance.now();
    await call(WARM_UP + index);
    taken.push(performance.now() - started);
  }
  return spreadOf(taken);
}

type Spread = { p50: number; p95: number };

export const spreadOf = (taken: number[]): Spread => ({
  p50: percentile(taken, 0.5),
  p95: percentile(taken, 0.95),
});

/** A row about sequential calls. */
export async function rowOneByOne(
  what: string,
  times: number,
  call: (index: number) => Promise<unknown>,
): Promise<Row> {
  return { what, value: formatSpread(await measureOneByOne(times, call)) };
}

export const formatSpread = ({ p50, p95 }: Spread): string => `p50 ${ms(p50)}, p95 ${ms(p95)}`;

export const p50AndMax = (taken: number[]): string =>
  `p50 ${ms(percentile(taken, 0.5))}, max ${ms(Math.max(...taken))}`;

/** Does the work. @returns its result and its time in milliseconds */
export function timed<T>(work: () => T): { result: T; took: number } {
  const started = performance.now();
  const result = work();
  return { result, took: performance.now() - started };
}

/** The time until asynchronous work is done, in milliseconds. */
export async function timeUntil(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: number[]): number => percentile(values, 0.5);
