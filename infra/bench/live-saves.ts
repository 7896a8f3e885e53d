import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../local/visitor.ts';
import { ofBrowser, operationOf } from './live-goals.ts';
import type { Goal, Konferenz } from './live-order.ts';
import { formatSpread, spreadOf } from './measure.ts';
import { OPEN_MATCHES } from './own-bench.ts';
import { openRawPosts, rawPost, textOf, type RawPosts } from './raw-posts.ts';
import type { Row } from './report.ts';

const GOALS = 5;
/** Well below what the machine stores while no page asks: 1,220/s (docs/bench/players.json). */
const SAVES_PER_SECOND = 200;
/** Saves are counted for this long before each goal, once the pages have been calm for a moment. */
const QUIET_MS = 2_000;
const CALM_MS = 1_000;
const TICK_MS = 5;

/** When a save was due, and when its answer said that the tipp is stored. */
type Save = { due: number; stored: number };
type Span = { from: number; to: number };
/** Saves that are under way until it ends. */
type Stream = { saves: readonly Save[]; end(): Promise<void> };
type Pace = { perSecond: number; p50: number; p95: number };

/**
 * Compares tip saves from a goal until the order is right on all pages with those before it, in turns. They begin at a
 * constant rate: players decide when they save, and a goal must not hold them up.
 * @param players others than those of the pages
 */
export async function measureSaves(
  konferenz: Konferenz,
  gateways: readonly string[],
  players: readonly Visitor[],
): Promise<Row> {
  const { query, operationName } = await operationOf('SaveTipp');
  const urls = gateways.map((url) => new URL('/graphql', url));
  const clients = urls.map((url) => openRawPosts(url, players.length));
  let count = 0;

  /** The next save of the players in turns. Each changes the tipp. */
  async function save(due: number): Promise<Save> {
    const index = count++;
    const which = index % clients.length;
    const round = Math.floor(index / players.length);
    const input = {
      matchId: OPEN_MATCHES[round % OPEN_MATCHES.length],
      goalsTeam1: Math.floor(round / OPEN_MATCHES.length) % 16,
    };
    const { headers } = ofBrowser(players[index % players.length] as Visitor);
    const body = JSON.stringify({ operationName, query, variables: { input } });
    const answer = await (clients[which] as RawPosts).send(rawPost(urls[which] as URL, headers, body));
    const stored = performance.now();
    const text = textOf(answer);
    const { data } = JSON.parse(text) as { data?: { saveTipp: Saved } };
    if (data?.saveTipp.tipp.goalsTeam1 !== input.goalsTeam1 || data.saveTipp.isConflict)
      throw new Error(`a save got ${text.slice(0, 200)}`);
    return { due, stored };
  }

  function beginSteadily(): Stream {
    const saves: Save[] = [];
    const all: Promise<unknown>[] = [];
    const begun = performance.now();
    const timer = setInterval(() => {
      for (;;) {
        const due = begun + (all.length * 1_000) / SAVES_PER_SECOND;
        if (due > performance.now()) return;
        const saved = save(due).then((done) => saves.push(done));
        saved.catch(ofEnd);
        all.push(saved);
      }
    }, TICK_MS);
    return {
      saves,
      async end() {
        clearInterval(timer);
        await Promise.all(all);
      },
    };
  }

  try {
    return await compare(konferenz, beginSteadily());
  } finally {
    clients.forEach((client) => client.close());
  }
}

/** `end` throws what a save got. */
const ofEnd = (): void => undefined;

type Saved = { tipp: { goalsTeam1: number }; isConflict: boolean };

async function compare(konferenz: Konferenz, { saves, end }: Stream): Promise<Row> {
  const goals: Goal[] = [];
  while (goals.length < GOALS) {
    await sleep(CALM_MS + QUIET_MS);
    goals.push(await konferenz.goal());
  }
  await end();
  const quiet = paceOf(
    saves,
    goals.map(({ clicked }) => ({ from: clicked - QUIET_MS, to: clicked })),
  );
  const meanwhile = paceOf(
    saves,
    goals.map(({ clicked, right: [, , all] }) => ({ from: clicked, to: all })),
  );
  const format = (pace: Pace) => `${pace.perSecond.toFixed(0)}/s, ${formatSpread(pace)}`;
  return {
    what: `tip saves meanwhile, ${SAVES_PER_SECOND} begun each second`,
    value: format(meanwhile),
    against: `before the goals: ${format(quiet)}`,
    ratio: `${(meanwhile.perSecond / quiet.perSecond).toFixed(2)}×`,
  };
}

function paceOf(saves: readonly Save[], spans: readonly Span[]): Pace {
  const during = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  const seconds = spans.reduce((sum, { from, to }) => sum + (to - from) / 1_000, 0);
  const taken = saves.filter(({ due }) => during(due)).map(({ due, stored }) => stored - due);
  return {
    perSecond: saves.filter(({ stored }) => during(stored)).length / seconds,
    ...spreadOf(taken),
  };
}
