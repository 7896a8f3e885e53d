import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpClient, type HttpClient } from '@tippspiel/shared/platform/http/http-client';
import type { Visitor } from '../local/visitor.ts';
import { operationOf, scoreGoal } from './live-goals.ts';
import { openPages } from './live-pages.ts';
import { median } from './measure.ts';
import { ms, type Row } from './report.ts';

const GOALS = 5;
/** The first page of all players in the Konferenz. */
const SHOWN = {
  ...{ groupId: 0, onlyFavorites: false, overview: false },
  page: { pageNumber: 1, pageSize: 10 },
};
/** Each browser has its own connection. Here a gateway's pages share these: they run on the product's machine. */
const CONNECTIONS = 64;
const PATIENCE_MS = 30_000;
const CALM_MS = 3_000;

type Answer = { page: number; at: number; text: string };

/**
 * Simulates pages that show the Konferenz. Like the web app, each asks after an event, at a random moment within the
 * time that the gateway gives. A page is right from its first answer that equals the final one in score, players,
 * places and points.
 * @param gateways each process's address, because the local balancer would copy every byte in this process
 */
export async function measureOrder(
  gateways: readonly string[],
  [admin, ...players]: [Visitor, ...Visitor[]],
  count: number,
): Promise<Row> {
  const body = JSON.stringify({ ...(await operationOf('Konferenz')), variables: SHOWN });
  const clients = gateways.map((url) => createHttpClient({ url, connections: CONNECTIONS, queue: count }));
  const planned = new Set<number>();
  let answers: Answer[] = [];
  let failed = 0;
  let open = 0;
  let longest = 0;

  async function fetchText(page: number): Promise<string> {
    const { headers } = players[page % players.length] as Visitor;
    const deadline = new Date(Date.now() + PATIENCE_MS);
    const client = clients[page % clients.length] as HttpClient;
    return (await client.post({ path: '/graphql', headers, body, deadline })).body;
  }

  async function ask(page: number): Promise<void> {
    planned.delete(page);
    open += 1;
    try {
      const text = await fetchText(page);
      answers.push({ page, at: performance.now(), text });
    } catch {
      failed += 1;
    }
    open -= 1;
  }

  function onNews(page: number, withinMs: number): void {
    longest = Math.max(longest, withinMs);
    if (planned.has(page)) return;
    planned.add(page);
    setTimeout(() => void ask(page), Math.random() * withinMs);
  }

  const pages = await openPages(gateways, (players[0] as Visitor).headers['cookie'] as string, count, onNews);
  const goals: number[][] = [];
  const asked: number[] = [];
  try {
    for (let goal = 0; goal <= GOALS; goal++) {
      await sleep(CALM_MS);
      answers = [];
      pages.forget();
      const clicked = performance.now();
      await scoreGoal(admin, goal);
      while (pages.arrivals().length < count || planned.size > 0 || open > 0) {
        if (performance.now() - clicked > PATIENCE_MS) throw new Error('pages still ask after a goal');
        await sleep(5);
      }
      const right = orderIn(await fetchText(0));
      const times = firstRight(answers, right).map((at) => at - clicked);
      if (failed || times.length < count)
        throw new Error(`${failed} questions failed, only ${times.length} pages are right`);
      // The first goal is a warm-up.
      if (goal) goals.push([Math.min(...times), median(times), Math.max(...times)]);
      if (goal) asked.push(answers.length / count);
    }
  } finally {
    pages.close();
    await Promise.all(clients.map((client) => client.close()));
  }
  const each = (index: number) => goals.map((goal) => goal[index] as number);
  return {
    what: `a goal is saved → the order is right on ${count} open pages, two gateways: the first, half, all of them`,
    value: `${ms(median(each(0)))}, ${ms(median(each(1)))}, ${ms(median(each(2)))}`,
    against: `all of them, the slowest of ${GOALS} goals: ${ms(Math.max(...each(2)))}; each page asks ${median(asked).toFixed(1)} times, at a moment within ${longest} ms`,
  };
}

/** @returns the time of each page's first right answer. Answers are read after the goal, so that reading delays none. */
function firstRight(answers: readonly Answer[], right: string): number[] {
  const times = new Map<number, number>();
  for (const { page, at, text } of answers)
    if (!times.has(page) && orderIn(text) === right) times.set(page, at);
  return [...times.values()];
}

function orderIn(text: string): string {
  const { data } = JSON.parse(text) as { data?: { ranking: { live: object } } };
  if (!data) throw new Error(`a page got ${text.slice(0, 200)}`);
  return JSON.stringify(data.ranking.live, whatIsShown);
}

/** Removes the player's own row, so that the answers of all players are equal. */
const whatIsShown = (key: string, value: unknown): unknown =>
  key === 'own' || key === 'ownPageNumber' ? undefined : value;
