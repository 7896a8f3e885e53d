import { gql, type ApolloClient } from '@apollo/client';
import { afterAll, beforeAll, expect, test, jest } from '@jest/globals';
import { createCache } from '../../apollo/cache.ts';
import { recentTimestamps, recordTimestamp } from '../../apollo/query-timestamps.ts';
import { startChannel } from '../../lib/connection/channel.ts';
import { outbox } from '../../lib/save/outbox.ts';
import { getSession, setSession } from '../../lib/session/session.ts';
import { openStore, type StoreKey } from '../../lib/save/store.ts';
import { keepOutbox } from './outbox-keeper.ts';
import { eventually } from '../../testing/eventually.ts';
import { restoreGlobals, stubGlobal } from '../../testing/globals.ts';

const NOW = 1e12;
const key: StoreKey = [7, 'other', 14, 'id'];
const about = { base: {}, lockAt: NOW + 1e6, label: 'Deutschland – Ungarn', revision: 1, to: '/tipps' };
const row = {
  record: {
    id: 'id',
    change: { goals: 2 },
    attempt: null,
    own: [],
    about,
    name: 'Dein Tipp',
    enteredAt: NOW,
  },
  why: null,
};

const life = new EventTarget();
let tab: BroadcastChannel;

beforeAll(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
  });
  stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  stubGlobal('addEventListener', life.addEventListener.bind(life));
  setSession({ ...getSession(), user: { id: 7, firstname: 'Mia', fullname: 'Mia Muster', isAdmin: false } });
  startChannel();
  tab = new BroadcastChannel('tippspiel');
});
afterAll(() => {
  life.dispatchEvent(new Event('pagehide'));
  tab.close();
  jest.useRealTimers();
  restoreGlobals();
});

test('an unsaved entry of another tab is counted until that tab reports it as saved', async () => {
  const store = await openStore();
  await store.put('outbox', key, row);
  const end = keepOutbox({} as ApolloClient);
  await eventually(() => {
    jest.advanceTimersByTime(1000);
    expect(outbox.count()).toBe(1);
  });
  await store.remove('outbox', key);
  tab.postMessage({ kind: 'outbox', userId: 8, of: 'other', key: 14, target: null });
  tab.postMessage({ kind: 'outbox', userId: 7, of: 'other', key: 14, target: null });
  await eventually(() => {
    jest.advanceTimersByTime(50);
    expect(outbox.count()).toBe(0);
  });
  end();
});

test('what another tab has saved makes this tab’s older answer unfit for the device', async () => {
  const end = keepOutbox({} as ApolloClient);
  const cache = createCache();
  const names = () => recentTimestamps().map(([name]) => name);
  recordTimestamp(cache, gql('query MyTipps { draftCount }'), { pageNumber: 2 });
  recordTimestamp(cache, gql('query MyWinnerTipps { draftCount }'), {});
  tab.postMessage({ kind: 'outbox', userId: 8, of: 'tipp', key: 14, target: null });
  tab.postMessage({ kind: 'outbox', userId: 7, of: 'tipp', key: 14, target: { goals: 2 } });
  tab.postMessage({ kind: 'outbox', userId: 7, of: 'winner', key: 1, target: null });
  await eventually(() => expect(names()).toEqual(['MyTipps|{"pageNumber":2}']));
  tab.postMessage({ kind: 'outbox', userId: 7, of: 'tipp', key: 14, target: null });
  await eventually(() => expect(names()).toEqual([]));
  end();
});
