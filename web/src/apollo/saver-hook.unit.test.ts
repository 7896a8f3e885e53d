import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { expect, test, jest } from '@jest/globals';
import { startChannel } from '../lib/connection/channel.ts';
import { createSaver } from '../lib/save/saver.ts';
import { openStore } from '../lib/save/store.ts';
import { createSaverHook } from './saver-hook.ts';
import { eventually } from '../testing/eventually.ts';
import { stubGlobal } from '../testing/globals.ts';

interface Change {
  goals?: number;
}

const lockAt = Date.now() + 86_400_000;
const about = { base: {}, revision: 0, lockAt, label: 'Deutschland – Ungarn', to: '/tipps' };
const left = {
  ...{ id: 'a', change: { goals: 1 }, attempt: null, own: [], about },
  ...{ name: 'Dein Tipp', enteredAt: Date.now() },
};

const { of } = createSaverHook<number, Change, Change>({
  kind: 'thing',
  shownBy: 'Things',
  create: (_client, outbox) =>
    createSaver<number, Change, Change>({
      rules: {
        merge: (earlier, target) => ({ ...earlier, ...target }),
        decidedFields: Object.keys,
        nameOf: () => 'Dein Tipp',
        conflictText: () => '',
        withoutRefused: (target) => target,
        isDebounced: () => false,
      },
      send: () => new Promise(() => undefined),
      describe: () => ({ message: '', code: '', field: '', isUncertain: true }),
      outbox,
    }),
});

test('what another tab enters while what it had entered before is read here takes the place of that', async () => {
  stubGlobal('document', { addEventListener: () => undefined, hidden: false });
  const life = new EventTarget();
  stubGlobal('addEventListener', life.addEventListener.bind(life));
  startChannel();
  const other = new BroadcastChannel('tippspiel');
  const store = await openStore();
  const { all } = store;
  await store.put('outbox', [0, 'thing', 7, 'a'], { record: left, why: null });
  let found = (): void => undefined;
  const read = new Promise<void>((resolve) => (found = resolve));
  jest.spyOn(store, 'all').mockImplementation(async (...where) => {
    const rows = await all(...where);
    await read;
    return rows;
  });
  const saver = of(new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() }));
  const received = new Promise((resolve) => {
    const listener = new BroadcastChannel('tippspiel');
    listener.onmessage = () => resolve(listener.close());
  });
  other.postMessage({ kind: 'outbox', userId: 0, of: 'thing', key: 7, target: { goals: 2 } });
  await received;
  found();
  await eventually(() =>
    expect(saver.draft(7)).toEqual(expect.objectContaining({ pendingChange: {}, status: 'unknown' })),
  );
  other.close();
  // An open channel would keep the test process alive.
  life.dispatchEvent(new Event('pagehide'));
});
