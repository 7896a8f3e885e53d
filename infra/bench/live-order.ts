import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../local/visitor.ts';
import { ofBrowser, operationOf, scoreGoal } from './live-goals.ts';
import { openPages } from './live-pages.ts';
import { openRawPosts, rawPost, textOf, type RawAnswer, type RawPosts } from './raw-posts.ts';
import { median } from './measure.ts';
import { ms, type Row } from './report.ts';

const GOALS = 5;
/** Before the measured ones, because new gateways still compile what they run. */
const WARM_UP_GOALS = 5;
/** The first page of all players in the Konferenz. */
const SHOWN = {
  ...{ groupId: 0, onlyFavorites: false, overview: false },
  page: { pageNumber: 1, pageSize: 10 },
};
/** Each browser has its own connection. Here a gateway's pages share these: they run on the product's machine. */
const CONNECTIONS = 64;
const PATIENCE_MS = 30_000;
const CALM_MS = 3_000;

type Answer = RawAnswer & { page: number; at: number };

/** When the operator clicked, and when the first, half and all of the pages were right. */
export type Goal = { clicked: number; right: [first: number, half: number, all: number] };

export type Konferenz = Awaited<ReturnType<typeof openKonferenz>>;

/**
 * Simulates pages that show the Konferenz. Like the web app, each asks after an event, at a random moment within the
 * time that the gateway gives. A page is right from its first answer that equals the final one in score, players,
 * places and points.
 * @param gateways each process's address, because the local balancer would copy every byte in this process
 */
export async function openKonferenz(
  gateways: readonly string[],
  [admin, ...players]: readonly [Visitor, ...Visitor[]],
  count: number,
) {
  const body = JSON.stringify({ ...(await operationOf('Konferenz')), variables: SHOWN });
  const urls = gateways.map((url) => new URL('/graphql', url));
  const clients = urls.map((url) => openRawPosts(url, CONNECTIONS));
  const requests = urls.map((url) => players.map((player) => rawPost(url, ofBrowser(player).headers, body)));
  const planned = new Set<number>();
  const asked: number[] = [];
  let answers: Answer[] = [];
  const failures: unknown[] = [];
  let open = 0;
  let longest = 0;
  let scored = 0;

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
  return {
    /** Scores a goal, and waits until all pages are right and calm. @throws Error if a page does not become right */
    async goal(): Promise<Goal> {
      answers = [];
      pages.forget();
      const clicked = performance.now();
      await scoreGoal(admin, ++scored);
      while (pages.arrivals().length < count || planned.size > 0 || open > 0) {
        if (performance.now() - clicked > PATIENCE_MS)
          throw new Error(
            `${pages.arrivals().length} pages were told of a goal, ${planned.size + open} of them still ask`,
          );
        await sleep(5);
      }
      const times = firstRight(answers, await fetchAnswer(0));
      if (failures.length > 0 || times.length < count)
        throw new Error(`${failures.length} questions failed, only ${times.length} pages are right`, {
          cause: failures[0],
        });
      asked.push(answers.length / count);
      return { clicked, right: [Math.min(...times), median(times), Math.max(...times)] };
    },
    /** How often a page asked after each goal so far. */
    asked,
    /** The longest time within which a page had to ask. */
    longestMs: () => longest,
    close() {
      pages.close();
      clients.forEach((client) => client.close());
    },
  };
}

export async function measureOrder(konferenz: Konferenz, count: number): Promise<Row> {
  const goals: Goal[] = [];
  for (let goal = 1 - WARM_UP_GOALS; goal <= GOALS; goal++) {
    await sleep(CALM_MS);
    const scored = await konferenz.goal();
    if (goal > 0) goals.push(scored);
  }
  const formatted = formatGoals(goals);
  const asked = median(konferenz.asked.slice(-GOALS));
  return {
    what: `a goal is saved → the order is right on ${count} open pages, two gateways: the first, half, all of them`,
    ...formatted,
    against: `${formatted.against}; each page asks ${asked.toFixed(1)} times, at a moment within ${konferenz.longestMs()} ms`,
  };
}

function formatGoals(goals: readonly Goal[]): { value: string; against: string } {
  const each = (index: 0 | 1 | 2) => goals.map(({ clicked, right }) => right[index] - clicked);
  return {
    value: `${ms(median(each(0)))}, ${ms(median(each(1)))}, ${ms(median(each(2)))}`,
    against: `all of them, the slowest of ${goals.length} goals: ${ms(Math.max(...each(2)))}`,
  };
}

/**
 * @returns the time of each page's first right answer. Answers are read after the goal, and equal ones once, so that
 * reading delays none.
 */
function firstRight(answers: readonly Answer[], last: Answer): number[] {
  const orders = new Map<string, string>();
  const orderOf = (answer: Answer): string => {
    const key = answer.bytes.toString('latin1');
    const known = orders.get(key) ?? orderIn(answer);
    orders.set(key, known);
    return known;
  };
  const right = orderOf(last);
  const times = new Map<number, number>();
  for (const answer of answers)
    if (!times.has(answer.page) && orderOf(answer) === right) times.set(answer.page, answer.at);
  return [...times.values()];
}

function orderIn(answer: Answer): string {
  const text = textOf(answer);
  const { data } = JSON.parse(text) as { data?: { ranking: { live: object } } };
  if (!data) throw new Error(`a page got ${text.slice(0, 200)}`);
  return JSON.stringify(data.ranking.live, whatIsShown);
}

/** Removes the player's own row, so that the answers of all players are equal. */
const whatIsShown = (key: string, value: unknown): unknown =>
  key === 'own' || key === 'ownPageNumber' ? undefined : value;
