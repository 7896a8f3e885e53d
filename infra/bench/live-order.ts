import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { Visitor } from '../local/visitor.ts';
import { ofBrowser, operationOf, scoreGoal } from './live-goals.ts';
import { openPages } from './live-pages.ts';
import { openRawPosts, rawPost, type RawAnswer, type RawPosts } from './raw-posts.ts';
import { median } from './measure.ts';
import { ms, type Row } from './report.ts';

const GOALS = 5;
/** Before the measured ones, because new gateways still compile what they run. */
const WARM_UP_GOALS = 5;
/** The first page of all players in the Konferenz. */
export const SHOWN = {
  ...{ groupId: 0, onlyFavorites: false, overview: false },
  page: { pageNumber: 1, pageSize: 10 },
};
/** Each browser has its own connection. Here a gateway's pages share these: they run on the product's machine. */
const CONNECTIONS = 64;
const PATIENCE_MS = 30_000;
const CALM_MS = 3_000;

type Answer = RawAnswer & { page: number; at: number };

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
  const urls = gateways.map((url) => new URL('/graphql', url));
  const clients = urls.map((url) => openRawPosts(url, CONNECTIONS));
  const requests = urls.map((url) => players.map((player) => rawPost(url, ofBrowser(player).headers, body)));
  const planned = new Set<number>();
  let answers: Answer[] = [];
  const failures: unknown[] = [];
  let open = 0;
  let longest = 0;

  async function fetchAnswer(page: number): Promise<Answer> {
    const which = page % clients.length;
    const request = (requests[which] as Buffer[])[page % players.length] as Buffer;
    const answer = await (clients[which] as RawPosts).send(request);
    if (!answer.head.startsWith('http/1.1 200')) throw new Error(`a page got ${answer.head}`);
    return { ...answer, page, at: performance.now() };
  }

  async function ask(page: number): Promise<void> {
    planned.delete(page);
    open += 1;
    try {
      answers.push(await fetchAnswer(page));
    } catch (error) {
      failures.push(error);
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
    for (let goal = 1 - WARM_UP_GOALS; goal <= GOALS; goal++) {
      await sleep(CALM_MS);
      answers = [];
      pages.forget();
      const clicked = performance.now();
      await scoreGoal(admin, WARM_UP_GOALS + goal);
      while (pages.arrivals().length < count || planned.size > 0 || open > 0) {
        if (performance.now() - clicked > PATIENCE_MS) throw new Error('pages still ask after a goal');
        await sleep(5);
      }
      const right = orderIn(await fetchAnswer(0));
      const times = firstRight(answers, right).map((at) => at - clicked);
      if (failures.length > 0 || times.length < count)
        throw new Error(`${failures.length} questions failed, only ${times.length} pages are right`, {
          cause: failures[0],
        });
      if (goal > 0) goals.push([Math.min(...times), median(times), Math.max(...times)]);
      if (goal > 0) asked.push(answers.length / count);
    }
  } finally {
    pages.close();
    clients.forEach((client) => client.close());
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

function orderIn({ head, bytes }: Answer): string {
  const text = String(head.includes('\r\ncontent-encoding: br') ? brotliDecompressSync(bytes) : bytes);
  const { data } = JSON.parse(text) as { data?: { ranking: { live: object } } };
  if (!data) throw new Error(`a page got ${text.slice(0, 200)}`);
  return JSON.stringify(data.ranking.live, whatIsShown);
}

/** Removes the player's own row, so that the answers of all players are equal. */
const whatIsShown = (key: string, value: unknown): unknown =>
  key === 'own' || key === 'ownPageNumber' ? undefined : value;
