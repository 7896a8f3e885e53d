import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Pool } from 'undici';
import type { Visitor } from '../local/visitor.ts';
import { ofBrowser, operationOf, scoreGoal } from './live-goals.ts';
import { openPages } from './live-pages.ts';
import { median } from './measure.ts';
import { ms, type Row } from './report.ts';

const GOALS = 5;
/** The first page of all players in the Konferenz. */
export const SHOWN = {
  ...{ groupId: 0, onlyFavorites: false, overview: false },
  page: { pageNumber: 1, pageSize: 10 },
};
/** Each browser has its own connection. Here a gateway's pages share these: they run on the product's machine. */
const CONNECTIONS = 64;
const PATIENCE_MS = 30_000;
const CALM_MS = 3_000;

type Answer = { page: number; at: number; encoding: string | undefined; bytes: Uint8Array };

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
  const clients = gateways.map((url) => new Pool(url, { connections: CONNECTIONS }));
  const planned = new Set<number>();
  let answers: Answer[] = [];
  let failed = 0;
  let open = 0;
  let longest = 0;

  async function fetchAnswer(page: number): Promise<Answer> {
    const { headers } = ofBrowser(players[page % players.length] as Visitor);
    const client = clients[page % clients.length] as Pool;
    const answer = await client.request({ method: 'POST', path: '/graphql', headers, body });
    const bytes = await answer.body.bytes();
    if (answer.statusCode !== 200) throw new Error(`a page got ${answer.statusCode}`);
    const encoding = answer.headers['content-encoding'] as string | undefined;
    return { page, at: performance.now(), encoding, bytes };
  }

  async function ask(page: number): Promise<void> {
    planned.delete(page);
    open += 1;
    try {
      answers.push(await fetchAnswer(page));
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
      const right = orderIn(await fetchAnswer(0));
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
  for (const answer of answers)
    if (!times.has(answer.page) && orderIn(answer) === right) times.set(answer.page, answer.at);
  return [...times.values()];
}

const decoders: Record<string, (bytes: Uint8Array) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

function orderIn({ encoding = '', bytes }: Answer): string {
  const text = Buffer.from(decoders[encoding]?.(bytes) ?? bytes).toString();
  const { data } = JSON.parse(text) as { data?: { ranking: { live: object } } };
  if (!data) throw new Error(`a page got ${text.slice(0, 200)}`);
  return JSON.stringify(data.ranking.live, whatIsShown);
}

/** Removes the player's own row, so that the answers of all players are equal. */
const whatIsShown = (key: string, value: unknown): unknown =>
  key === 'own' || key === 'ownPageNumber' ? undefined : value;
