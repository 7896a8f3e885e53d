import type { Browser, Page } from 'playwright-core';
import { median } from './measure.ts';
import type { Row } from './report.ts';
import type { Seen } from './web-observers.ts';
import { quiet, slowDown, slowWorkerDown, takePhone, type PhoneOptions } from './web-phone.ts';

type Start = {
  name: string;
  path: string;
  /** The wanted time of the largest paint in milliseconds. */
  wanted: number;
  isVisitor?: boolean;
};

/** The screens with which visits start. */
export const starts: Start[] = [
  { name: 'landing', path: '/', wanted: 2_000, isVisitor: true },
  { name: 'home', path: '/', wanted: 2_200 },
  { name: 'tipps', path: '/tipps', wanted: 2_000 },
  { name: 'ranking', path: '/rangliste', wanted: 2_000 },
];
const WANTED_AGAIN_MS = 900;
const WANTED_BLOCKED_MS = 150;
const LONG_TASK_MS = 50;

type Loaded = Seen & { blocked: number };
type Measured = { first: Loaded[]; again: Loaded[] };

/** Opens each screen in turn in every round, with an empty cache and again like a returning visitor. */
export async function measureStarts(browser: Browser, player: PhoneOptions, rounds: number): Promise<Row[]> {
  const measured = new Map<Start, Measured>(starts.map((start) => [start, { first: [], again: [] }]));
  const phoneFor = (start: Start) => ({ ...player, cookie: start.isVisitor ? undefined : player.cookie });
  for (const start of starts) await warmUp(phoneFor(start), start.path);
  for (let round = 0; round < rounds; round++)
    for (const [start, { first, again }] of measured) {
      const phone = phoneFor(start);
      first.push(await openFirst(browser, phone, start.path));
      again.push(await openAgain(browser, phone, start.path));
    }
  return [...measured].flatMap(([start, { first, again }]) => [
    ...rowsOf(`${start.name}, first visit`, first, start.wanted),
    ...rowsOf(`${start.name}, second visit`, again, WANTED_AGAIN_MS),
  ]);
}

const WARM_REQUESTS = 30;

/** Fresh processes still compile their code. Only the first visitors after a deployment notice that. */
async function warmUp({ baseUrl, cookie = '' }: PhoneOptions, path: string): Promise<void> {
  for (let times = 0; times < WARM_REQUESTS; times++) {
    const answer = await fetch(new URL(path, baseUrl), { headers: { accept: 'text/html', cookie } });
    await answer.text();
  }
}

async function openFirst(browser: Browser, options: PhoneOptions, path: string): Promise<Loaded> {
  const phone = await takePhone(browser, options);
  try {
    return await load(await phone.open(), path);
  } finally {
    await phone.close();
  }
}

/** Opens a page again after the first one was closed, with everything that it stored on the device. */
async function openAgain(browser: Browser, options: PhoneOptions, path: string): Promise<Loaded> {
  const phone = await takePhone(browser, { ...options, hasWorker: true });
  try {
    const before = await phone.open();
    await before.goto(path);
    await before.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await quiet(before);
    const page = await phone.open();
    await before.close();
    const end = await slowWorkerDown(browser);
    try {
      return await load(page, path);
    } finally {
      await end();
    }
  } finally {
    await phone.close();
  }
}

async function load(page: Page, path: string): Promise<Loaded> {
  await slowDown(page, 'all');
  await page.goto(path, { waitUntil: 'commit' });
  const seen = await quiet(page);
  const fcp = await page.evaluate<number>(
    `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN`,
  );
  return { ...seen, blocked: blockedTime(seen, fcp) };
}

/** The time beyond 50 ms of all long tasks after the first paint. */
const blockedTime = ({ tasks }: Seen, fcp: number): number =>
  tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp) - LONG_TASK_MS)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);

function rowsOf(what: string, all: Loaded[], wanted: number): Row[] {
  const lcp = all.map((loaded) => loaded.lcp);
  const elements = Map.groupBy(all, ({ element }) => element);
  const [usual = ''] = [...elements].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  return [
    {
      what: `${what}: largest paint`,
      value: spread(lcp),
      against: `wanted ${seconds(wanted)}; ${usual}`,
      ratio: (median(lcp) / wanted).toFixed(2),
    },
    {
      what: `${what}: blocked`,
      value: `${Math.round(median(all.map(({ blocked }) => blocked)))} ms`,
      against: `wanted ${WANTED_BLOCKED_MS} ms`,
    },
  ];
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const spread = (values: number[]): string =>
  `${seconds(median(values))} (${seconds(Math.min(...values))} to ${seconds(Math.max(...values))})`;
