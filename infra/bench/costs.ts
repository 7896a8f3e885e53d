import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { consoleLog } from '../local/log.ts';
import { repositoryRoot } from '../local/places.ts';
import type { Stack } from '../local/stack.ts';
import { ensureWebBuilt } from '../local/web-build.ts';
import { openAnonymous, type Visitor } from '../local/visitor.ts';
import { formatMicros, measureCpu } from './cpu.ts';
import type { Load } from './measure.ts';
import { logInPlayers, NOW, openBench, PASSWORD, startProduct, tippSave } from './own-bench.ts';
import { report, type Row } from './report.ts';

// npm run bench -- costs: the processor time of one call of each kind per process, for docs/reference/capacity.md.
const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 1_000);
const CONNECTIONS = 32;

const bench = await openBench();
await bench.run(async () => {
  await ensureWebBuilt(consoleLog);
  await report('costs', await measure(await startProduct(bench, { now: NOW, players: PLAYERS })));
});

async function measure(running: Stack): Promise<Row[]> {
  const { baseUrl } = running;
  const visitors = await logInPlayers(baseUrl, CONNECTIONS);
  const anonymous = { headers: await openAnonymous(baseUrl) } as Visitor;
  const inGraph = async (variables: (count: number) => object, ...files: string[]) => {
    const texts = files.map((file) => readFile(join(repositoryRoot, 'web/src', file), 'utf8'));
    const query = (await Promise.all(texts)).join('\n');
    const body = (count: number) => ({ query, variables: variables(count) });
    return { path: '/graphql', method: 'POST' as const, body };
  };
  const ranking = (count: number) => ({
    page: { pageNumber: 1 + ((count * 7) % Math.ceil(PLAYERS / 10)), pageSize: 10 },
    ...{ pageSize: 10, onlyFavorites: false, onlyLocked: false },
  });
  type Call = Pick<Load, 'method' | 'body'> & { path: string };
  const calls: [string, Call][] = [
    ['page', { path: '/tipps', method: 'GET' }],
    ['save', tippSave],
    ['status', await inGraph(() => ({}), 'app/shell/status.graphql')],
    [
      'ranking',
      await inGraph(ranking, 'features/ranking/ranking.graphql', 'features/ranking/ranking-row.graphql'),
    ],
    ['login', { path: '/api/auth/login', method: 'POST', body: loginOf }],
  ];
  const rows: Row[] = [];
  for (const [what, { path, method, body }] of calls) {
    const callers = what === 'login' ? Array.from({ length: 4 }, () => anonymous) : visitors;
    const load = { url: baseUrl + path, method, visitors: callers, ...(body && { body }) };
    const rate = await measureCpu(running, ['gateway', 'user', 'tipp', 'feed', 'group'], load);
    rows.push({ what, value: formatMicros(rate), against: `${Math.round(rate.perSecond)}/s` });
  }
  return rows;
}

function loginOf(count: number): object {
  return { email: `spieler${100 + (count % 800)}@example.org`, password: PASSWORD };
}
