import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../local/places.ts';
import type { Stack } from '../local/stack.ts';
import { formatMicros, measureCpu } from './cpu.ts';
import { rowOneByOne, type Load } from './measure.ts';
import { ms, type Row } from './report.ts';
import type { Visitor } from '../local/visitor.ts';

const POLLS = 2_000;

type Poll = {
  what: string;
  one(visitor: Visitor): Promise<unknown>;
  load: Pick<Load, 'url' | 'method' | 'body'>;
};

/** Measures the status query, sequentially and from many pages at once, and its processor time per process. */
export async function measureStatusPolls(stack: Stack, visitors: Visitor[]): Promise<Row[]> {
  const { baseUrl } = stack;
  const query = await readFile(join(repositoryRoot, 'web/src/app/shell/status.graphql'), 'utf8');
  const polls: Poll[] = [
    {
      what: 'status as the web app polls it',
      one: (visitor) => visitor.graphql(query),
      load: { url: `${baseUrl}/graphql`, method: 'POST', body: () => ({ query }) },
    },
    {
      what: '/api/user/status',
      one: (visitor) => visitor.get('/api/user/status'),
      load: { url: `${baseUrl}/api/user/status`, method: 'GET' },
    },
  ];
  const rows: Row[] = [];
  for (const { what, one, load } of polls) {
    const call = (index: number) => one(visitors[index % visitors.length]!);
    rows.push(await rowOneByOne(`${what}, one at a time`, POLLS, call));
    const rate = await measureCpu(stack, ['gateway', 'tipp', 'user'], { ...load, visitors });
    rows.push({
      what: `${what}, ${visitors.length} connections`,
      value: `${rate.perSecond.toFixed(0)}/s, p95 ${ms(rate.p95)}`,
      against: `processor time each: ${formatMicros(rate)}`,
    });
  }
  return rows;
}
