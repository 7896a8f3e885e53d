import { setTimeout as sleep } from 'node:timers/promises';
import type { TippEnv } from '@tippspiel/tipp/env';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectBus } from '@tippspiel/shared/platform/nats/bus';
import { p50AndMax, rowOneByOne, timeUntil } from './measure.ts';
import { syntheticPlayer } from './million-data.ts';
import type { ServiceProcess } from './million-process.ts';
import { ms, type Row } from './report.ts';

const PAGES = 500;
const RESULTS = 10;
/** They run cold code, and are not counted. */
const FIRST_REGISTRATIONS = 10;
const REGISTRATIONS = 50;
const SEARCHES = 20;
const POLL_MS = 2;

/** The query of the web app's ranking, as in the gateway's plan: a constant text with variables. */
const RANKING = `query ($pageNumber: Int, $search: String) {
  ranking(page: { pageNumber: $pageNumber, pageSize: 10, search: $search }) { totalCount visible blocked
    items { id ranking rankingBefore points firstname lastname city pictureStamp favorite }
    own { id ranking points } } }`;

/** Measures pages without a search, each a different one. */
export async function measurePages(tipp: ServiceProcess, players: number): Promise<Row> {
  const pages = Math.ceil(players / 10);
  const ask = (index: number) => tipp.ask(RANKING, { pageNumber: 1 + ((index * 7_919) % pages) });
  return rowOneByOne(`ranking page in the service, ${players} players`, PAGES, ask);
}

/** Measures the time from the operator's correction of a result until both processes show the new points. */
export async function measureResults(first: ServiceProcess, second: ServiceProcess): Promise<Row[]> {
  const points = async (tipp: ServiceProcess) =>
    JSON.stringify(await tipp.ask('{ ranking(page: { pageSize: 5 }) { items { id points } } }'));
  const taken: number[] = [];
  for (let round = 0; round < RESULTS; round++) {
    const before = await points(second);
    const started = performance.now();
    await first.ask(`mutation { saveMatch(input: { matchId: 1, isRunning: false,
      goalsTeam1: ${round % 4}, goalsTeam2: ${(round + 1) % 3} }) { match { id } } }`);
    await first.ask('mutation { startEvaluation { evaluation { matchCount } } }');
    while ((await points(first)) === before || (await points(second)) === before) await sleep(POLL_MS);
    taken.push(performance.now() - started);
  }
  return [
    { what: 'result saved → evaluated, stored and visible in two tipp processes', value: p50AndMax(taken) },
  ];
}

/** Measures the time from a registration's event until both processes count the player. */
export async function measureRegistrations(
  env: TippEnv,
  processes: ServiceProcess[],
  players: number,
): Promise<Row> {
  const log = createLogger('bench', 'warn');
  const bus = await connectBus({ url: env.NATS_URL, namespace: env.NATS_NAMESPACE, service: 'bench', log });
  const counts = async (tipp: ServiceProcess) => {
    const { ranking } = await tipp.ask('{ ranking(page: { pageSize: 1 }) { totalCount } }');
    return (ranking as { totalCount: number }).totalCount;
  };
  const register = async (userId: number) => {
    await bus.publish(registered(userId));
    for (const tipp of processes) while ((await counts(tipp)) < userId) await sleep(POLL_MS);
  };
  const taken: number[] = [];
  for (let done = 1; done <= FIRST_REGISTRATIONS + REGISTRATIONS; done++) {
    const took = await timeUntil(() => register(players + done));
    if (done > FIRST_REGISTRATIONS) taken.push(took);
  }
  await bus.close();
  return {
    what: `registration → in the ranking of both processes, ${players} players known`,
    value: p50AndMax(taken),
  };
}

function registered(userId: number) {
  const data = {
    ...syntheticPlayer(userId),
    userId,
    version: 1,
    country: 'Deutschland',
    institution: '',
    isAdmin: false,
    dateActivated: '2024-06-01T12:00:00.000Z',
  };
  return createEvent('user.account.registered.v1', data, { now: new Date(), requestId: 'bench' });
}

/** Measures the event loop's delay while different searches run at once. */
export async function measureSearches(tipp: ServiceProcess): Promise<Row> {
  await tipp.ask(RANKING, { search: 'name' });
  const search = (_none: unknown, index: number) => tipp.ask(RANKING, { search: `name${index}` }, index + 1);
  await tipp.loopDelay();
  const took = await timeUntil(() => Promise.all(Array.from({ length: SEARCHES }, search)));
  return {
    what: `${SEARCHES} name searches at once, all answered: loop held up meanwhile, by the clock`,
    value: ms(await tipp.loopDelay()),
    against: `all answered in ${ms(took)}`,
  };
}
