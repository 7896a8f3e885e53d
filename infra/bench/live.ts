import { setTimeout as sleep } from 'node:timers/promises';
import { ofBrowser, operationOf, scoreGoal } from './live-goals.ts';
import { formatMicros, measureCpu, type CpuRate } from './cpu.ts';
import { measureOrder, openKonferenz } from './live-order.ts';
import { openPages, type LivePages } from './live-pages.ts';
import { measureSaves } from './live-saves.ts';
import { median } from './measure.ts';
import { proportionalBytes } from './memory.ts';
import { logInPlayers, NOW, openBench, PASSWORD, startProduct } from './own-bench.ts';
import { report, ms, type Row } from './report.ts';
import { logIn, type Visitor } from '../local/visitor.ts';

// npm run bench -- live: thousands of open pages at one gateway, then at two, while operators enter goals.
const PAGES = 5_000;
const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 1_000);
const VISITORS = 64;
const GOALS = 10;
/** Longer than the interval in which a topic is sent at most once. */
const BETWEEN_GOALS_MS = 2_500;
const PATIENCE_MS = 10_000;
const SETTLE_MS = 3_000;

const bench = await openBench();
await bench.run(async () => {
  const options = {
    now: NOW,
    env: { LIVE_CONNECTIONS_PER_ADDRESS: String(PAGES), LIVE_CONNECTIONS_PER_PLAYER: String(PAGES) },
  };
  const stack = await startProduct(bench, { ...options, players: PLAYERS });
  const { baseUrl } = stack;
  const [admin, ...visitors] = await logInAll(baseUrl);
  const player = visitors[0] as Visitor;
  const asked = { ...(await operationOf('Live')), variables: {} };
  const live = await measureCpu(stack, ['gateway', 'tipp'], {
    ...{ url: `${baseUrl}/graphql`, visitors: visitors.map(ofBrowser), method: 'POST' },
    body: () => asked,
  });

  const gateway = () => proportionalBytes(stack.processes.pid('gateway'));
  await sleep(SETTLE_MS);
  const before = await gateway();
  const pages = await openPages([baseUrl], player.headers['cookie'] as string, PAGES);
  bench.atEnd(() => pages.close());
  await sleep(SETTLE_MS);
  const opened = await gateway();
  const taken = await scoreGoals(admin, pages);
  const after = await gateway();
  if (pages.count() !== PAGES) throw new Error(`only ${pages.count()} pages are still open`);
  pages.close();
  const measured = [...rows({ before, opened, after }, taken), asking(live)];
  await stack.stop();
  const twice = await startProduct(bench, { ...options, processes: 2 });
  const gateways = [0, 1].map((which) => twice.processes.url('gateway', which));
  const [operator, ...logged] = await logInAll(twice.baseUrl, 2 * VISITORS);
  const watching = logged.slice(0, VISITORS);
  const konferenz = await openKonferenz(gateways, [operator, ...watching], PAGES);
  bench.atEnd(() => konferenz.close());
  const order = await measureOrder(konferenz, PAGES);
  const saves = await measureSaves(konferenz, gateways, logged.slice(VISITORS));
  konferenz.close();
  await report('live', [...measured, order, saves]);
});

/** @returns the operator, and players */
async function logInAll(baseUrl: string, count = VISITORS): Promise<[Visitor, ...Visitor[]]> {
  const admin = await logIn(baseUrl, 'admin@example.org', PASSWORD);
  return [admin, ...(await logInPlayers(baseUrl, count))];
}

/** @returns for each goal, the time from the operator's click until the first, the median and the last page has it */
async function scoreGoals(admin: Visitor, open: LivePages): Promise<number[][]> {
  const goals: number[][] = [];
  for (let goal = 0; goal <= GOALS; goal++) {
    open.forget();
    const clicked = performance.now();
    await scoreGoal(admin, goal);
    while (open.arrivals().length < PAGES) {
      if (performance.now() - clicked > PATIENCE_MS)
        throw new Error(`only ${open.arrivals().length} pages were told of a goal`);
      await sleep(5);
    }
    const times = open.arrivals().map((at) => at - clicked);
    // The first goal is a warm-up.
    if (goal) goals.push([Math.min(...times), median(times), Math.max(...times)]);
    await sleep(BETWEEN_GOALS_MS);
  }
  return goals;
}

function rows(bytes: { before: number; opened: number; after: number }, goals: number[][]): Row[] {
  const mb = (value: number) => `${(value / 1e6).toFixed(0)} MB`;
  const each = (index: number) => goals.map((goal) => goal[index] as number);
  return [
    {
      what: `memory of one gateway for ${PAGES} open pages`,
      value: mb(bytes.opened - bytes.before),
      against: `${mb(bytes.before)} before, ${mb(bytes.opened)} with them, ${mb(bytes.after)} after ${GOALS} goals`,
    },
    {
      what: `a goal is saved → ${PAGES} pages are told: the first, half, all of them`,
      value: `${ms(median(each(0)))}, ${ms(median(each(1)))}, ${ms(median(each(2)))}`,
      against: `all of them, the slowest of ${GOALS} goals: ${ms(Math.max(...each(2)))}`,
    },
  ];
}

/** The query that the pages send after a goal. */
function asking(rate: CpuRate): Row {
  const sum = [...rate.micros.values()].reduce((total, value) => total + value, 0);
  return {
    what: `a page asks for scores and provisional place, ${VISITORS} connections, no page open`,
    value: `${Math.round(rate.perSecond)}/s`,
    against: `processor time for each: ${formatMicros(rate)}. So two cores of their own answer ${Math.round(2_000_000 / sum)}/s`,
  };
}
