import { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { createCache } from '../../apollo/cache.ts';
import { gatewayLink } from '../../apollo/gateway-link.ts';
import { registerSaver } from '../../lib/save/between-saves.ts';
import type { SaveFailure } from '../../lib/save/saver-rules.ts';
import { askTipp } from './ask-tipp.ts';
import { MyTippsDocument } from './my-tipps.generated.ts';
import { SaveTippDocument } from './save-tipp.generated.ts';
import type { StoredTipp, TippChange } from './tipp-change.ts';
import { createTippSaver } from './tipp-saver.ts';

/** Two matches of one page, whose saves and looks are answered when and in which order the test says so. */
const PAGE = 2;
const unknown: SaveFailure = { message: 'Ob das ankam …', code: 'UNKNOWN', field: '', isUncertain: true };
const { fetch: realFetch } = globalThis;

const team = {
  __typename: 'Team',
  ...{ teamKZ: 'DE', name: 'Deutschland', flag: 'de', group: 'A', link: '' },
  details: { __typename: 'TeamDetails', place: 1, games: 1, points: 3 },
};
const tippOf = (matchId: number, stored: StoredTipp) => ({
  __typename: 'Tipp',
  id: `tipp ${matchId}`,
  ...stored,
  ...{ isValid: true, isEnabled: true, isPatriot: false, points: null, pointsInternal: null, factor: 1 },
  patriotBonus: 0,
  match: {
    __typename: 'Match',
    ...{
      id: matchId,
      date: '2024-06-19T16:00:00Z',
      city: 'Stuttgart',
      group: 'A',
      roundName: '',
      goalsTeam1: null,
    },
    ...{ goalsTeam2: null, isLocked: false, isRunning: false, isPlayed: false, team1: team, team2: team },
  },
});

interface Call {
  name: string;
  signal: AbortSignal | null | undefined;
  answer: () => Promise<void>;
}

const setUp = () => {
  const server = new Map<number, StoredTipp>(
    [1, 2].map((id) => [id, { goalsTeam1: null, goalsTeam2: null, isJoker: false }]),
  );
  const calls: Call[] = [];
  globalThis.fetch = (_input, init) =>
    new Promise((resolve, reject) => {
      const { operationName, variables } = JSON.parse(init?.body as string) as {
        operationName: string;
        variables: { input: TippChange & { matchId: number } };
      };
      if (operationName === 'SaveTipp') {
        const { matchId, ...change } = variables.input;
        server.set(matchId, { ...server.get(matchId), ...change } as StoredTipp);
      }
      const tipps = [...server].map(([id, stored]) => tippOf(id, { ...stored }));
      const [first] = tipps.filter(({ match }) => match.id === variables.input?.matchId);
      const data =
        operationName === 'SaveTipp'
          ? { saveTipp: { __typename: 'SavedTipp', jokerCount: 0, errorMessage: null, tipp: first } }
          : {
              tipps: { __typename: 'TippPage', currentPageNumber: PAGE, tipps },
              tournament: { __typename: 'Tournament', id: 1, maxJokerCount: 6, serverTime: '', pages: [] },
              viewer: { __typename: 'Viewer', id: 7, jokerCount: 0, statusIntervall: 60, player: null },
            };
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      const answer = async (): Promise<void> => {
        resolve(Response.json({ data }));
        await jest.advanceTimersByTimeAsync(0);
      };
      calls.push({ name: operationName, signal: init?.signal, answer });
    });
  const cache = createCache();
  const client = new ApolloClient({ cache, link: gatewayLink, dataMasking: true });
  const saver = createTippSaver({
    send: async (matchId, change) => {
      await client.mutate({ mutation: SaveTippDocument, variables: { input: { matchId, ...change } } });
    },
    ask: askTipp(client),
    describe: () => unknown,
  });
  registerSaver(saver);
  const about = (matchId: number) => ({
    base: { ...(server.get(matchId) as StoredTipp) },
    ...{ lockAt: 1e13, label: '', page: PAGE, to: '' },
  });
  /** What an earlier life of the app has left, or a bad network: it is looked after. */
  const uncertain = async (matchId: number, change: TippChange): Promise<void> => {
    const row = { id: `${matchId}`, target: change, isOpen: true, ownValues: {}, name: '', enteredAt: 0 };
    saver.restore(matchId, { ...row, about: about(matchId) });
    await jest.advanceTimersByTimeAsync(100);
  };
  const shown = () =>
    cache
      .readQuery({ query: MyTippsDocument, variables: { pageNumber: PAGE } }, true)
      ?.tipps.tipps.map((tipp) => cache.extract()[cache.identify(tipp as never) ?? '']);
  return { server, calls, saver, uncertain, shown, last: () => calls.at(-1) };
};

const pass = (ms: number): Promise<unknown> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

test('a look that was on its way shows no older tipp of another match that was saved meanwhile', async () => {
  const { calls, saver, uncertain, shown } = setUp();
  await uncertain(1, { goalsTeam1: 0 });
  const [look] = calls;
  saver.change(2, { goalsTeam1: 2, goalsTeam2: 1 });
  await pass(300);
  expect(calls.map(({ name }) => name)).toEqual(['MyTipps', 'SaveTipp']);
  await calls[1]?.answer();
  expect(saver.draft(2)).toMatchObject({ pendingChange: {}, status: 'saved' });
  await look?.answer();
  expect(look?.signal?.aborted).toBe(true);
  await pass(1100);
  await calls[2]?.answer();
  expect(shown()).toMatchObject([{ goalsTeam1: null }, { goalsTeam1: 2, goalsTeam2: 1 }]);
});

test('one that sets out while another match is being saved is asked again once that is stored', async () => {
  const { calls, saver, uncertain, last } = setUp();
  saver.change(2, { goalsTeam1: 2 });
  await pass(300);
  await uncertain(1, { goalsTeam1: 0 });
  expect(calls.map(({ name }) => name)).toEqual(['SaveTipp', 'MyTipps']);
  await calls[0]?.answer();
  expect(calls[1]?.signal?.aborted).toBe(true);
  await pass(1100);
  expect(calls.map(({ name }) => name)).toEqual(['SaveTipp', 'MyTipps', 'MyTipps']);
  await last()?.answer();
  expect(saver.draft(1).status).toBe('unknown');
  expect(last()?.name).toBe('SaveTipp');
});

test('a player who goes on entering does not push the look further away', async () => {
  const { calls, saver, uncertain } = setUp();
  await uncertain(1, { goalsTeam1: 0 });
  for (let goals = 0; goals < 6; goals++) {
    saver.change(2, { goalsTeam1: goals });
    await pass(300);
    await calls
      .filter(({ name }) => name === 'SaveTipp')
      .at(-1)
      ?.answer();
    await pass(1100);
  }
  expect(calls.filter(({ name }) => name === 'MyTipps').length).toBeGreaterThan(6);
});
