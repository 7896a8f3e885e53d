import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, jest } from '@jest/globals';
import type { About, Attempt, SaveAnswer, SaveFailure } from '../../lib/save/save-types.ts';
import type * as OutboxModule from '../../lib/save/outbox.ts';
import { LEFT_BEHIND_MS, SETTLED_MS } from '../../lib/save/save-machine.ts';
import { syncClock } from '../../lib/time/server-clock.ts';
import type { Store, StoreKey } from '../../lib/save/store.ts';
import { createTippSaver, type StoredTipp, type TippChange, type TippSaver } from './tipp-saver.ts';

/** Entries must survive closing the app at any moment, other devices and the lock. */
const MATCH = 14;
const nothing: StoredTipp = { goalsTeam1: null, goalsTeam2: null, isJoker: false };
const FAR = 1e10;
const unknown: SaveFailure = { message: 'Ob das ankam …', code: 'UNKNOWN', field: '', isUncertain: true };
const refusal = (code: string): SaveFailure => ({ message: 'Nein.', code, field: '', isUncertain: false });

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

/** A device's store that keeps writes pending, in order, until `sync`. Killing the app loses pending ones. */
const createDevice = () => {
  const disk = new Map<string, { key: StoreKey; value: unknown }>();
  let waiting: (() => void)[] = [];
  let written = 0;
  let asked = 0;
  const later = (act: () => void): Promise<void> => {
    asked += 1;
    waiting.push(act);
    return Promise.resolve();
  };
  const store: Store = {
    isKept: true,
    isOpening: false,
    put: (_name, key, value, { replaces = [] } = {}) => {
      const copy = structuredClone(value);
      return later(() => {
        replaces.forEach((old) => disk.delete(JSON.stringify(old)));
        disk.set(JSON.stringify(key), { key, value: copy });
      });
    },
    get: () => Promise.resolve(undefined),
    all: (_name, prefix) =>
      Promise.resolve([...disk.values()].filter(({ key }) => prefix.every((part, at) => key[at] === part))),
    remove: (_name, key) => later(() => void disk.delete(JSON.stringify(key))),
  };
  const sync = (count = waiting.length): void => {
    const now = waiting.splice(0, count);
    now.forEach((write) => write());
    written += now.length;
  };
  return {
    store,
    disk,
    sync,
    /** The number of requested writes, and below it of finished ones. */
    asked: () => asked,
    written: () => written,
    /** The app ends. `done` pending writes still finish. */
    kill: (done: number): void => {
      sync(done);
      written += waiting.length;
      waiting = [];
    },
  };
};

/** A tipp on the server (services/tipp/src/app/tipps/save-tipp.ts). */
const createServer = (lockAt: number) => {
  const tipp: StoredTipp = { ...nothing };
  let [revision, lastKey] = [0, ''];
  const write = (change: Partial<StoredTipp>, key: string): void => {
    Object.assign(tipp, change);
    revision += 1;
    lastKey = key;
  };
  const standing = (isConflict: boolean): SaveAnswer<StoredTipp> => ({
    ...{ stored: { ...tipp }, revision, isConflict },
  });
  return {
    tipp,
    revision: () => revision,
    isLocked: (): boolean => Date.now() >= lockAt,
    /** @param isInTime the request began before the lock @throws SaveFailure */
    receive: ({ change, revision: basis, key }: Attempt<TippChange>, isInTime = false) => {
      if (key === lastKey) return standing(false);
      if (!isInTime && Date.now() >= lockAt) throw refusal('LOCKED');
      if (basis !== revision) return standing(true);
      const { isRandom, ...named } = change;
      write(isRandom ? { ...named, goalsTeam1: 1, goalsTeam2: 0 } : named, key);
      return standing(false);
    },
    /** Another device has saved. */
    other: (change: Partial<StoredTipp>): void => write(change, 'other'),
  };
};

interface Sent extends Attempt<TippChange> {
  resolve: (answer: SaveAnswer<StoredTipp>) => void;
  reject: (failure: SaveFailure) => void;
}

/** A fresh page, which knows of an earlier one only what the store has. */
const startOutbox = (): Promise<typeof OutboxModule> => {
  jest.resetModules();
  return import('../../lib/save/outbox.ts');
};

/** A player with a device, whose app can be closed and reopened. */
const createPlayer = ({ lockAt = FAR } = {}) => {
  const device = createDevice();
  const server = createServer(lockAt);
  let sent: Sent[] = [];
  let saver: TippSaver;
  let outbox: typeof OutboxModule.outbox;
  let life = 0;

  const seen = (): About<StoredTipp> => ({
    base: { ...server.tipp },
    revision: server.revision(),
    lockAt,
    label: 'Deutschland – Ungarn',
    to: '/tipps?seite=2&spiel=14',
  });

  /** @param early entered before the store was read */
  const open = async (early?: TippChange): Promise<void> => {
    life += 1;
    const own = life;
    sent = [];
    const app = await startOutbox();
    outbox = app.outbox;
    const { store } = device;
    const alive: Store = {
      ...store,
      put: async (...row) => (own === life ? store.put(...row) : undefined),
      remove: async (...row) => (own === life ? store.remove(...row) : undefined),
    };
    const box = app.createOutbox<number, TippChange, StoredTipp>(Promise.resolve(alive), 7, 'tipp');
    saver = createTippSaver({
      outbox: box,
      describe: (error) => error as SaveFailure,
      send: (_matchId, attempt) =>
        new Promise((resolve, reject) => {
          if (own === life) sent.push({ ...structuredClone(attempt), resolve, reject });
        }),
    });
    if (early) saver.change(MATCH, early, seen());
    (await box.unread()).forEach(([key, record]) => saver.restore(key, record));
    await settle();
  };

  return {
    device,
    server,
    open,
    seen,
    saver: () => saver,
    sent: () => sent,
    changes: () => sent.map(({ change }) => change),
    draft: () => saver.draft(MATCH),
    /** @param about the state on the player's screen */
    enter: async (change: TippChange, about = seen()): Promise<void> => {
      saver.change(MATCH, change, about);
      jest.advanceTimersByTime(50);
      await settle();
    },
    /** The server answers the newest save. */
    answer: async (): Promise<void> => {
      const last = sent.at(-1);
      if (!last) throw new Error('nothing was sent');
      try {
        last.resolve(server.receive(last));
      } catch (failure) {
        last.reject(failure as SaveFailure);
      }
      await settle();
    },
    /** Answers to this life of the app are lost. */
    close: (done = Infinity): Sent[] => {
      device.kill(done);
      life += 1;
      return sent;
    },
    overdue: () => outbox.overdue(),
    lost: () => outbox.losses(),
    dismiss: (id: string): void => outbox.dismiss(id),
  };
};

const pass = async (ms: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
};

/** Sends a change, closes the app before the answer, and reopens it. */
const leftBehind = async (change: TippChange, options = {}) => {
  const player = createPlayer(options);
  await player.open();
  await player.enter(change);
  await pass(250);
  const [before] = player.close();
  if (!before) throw new Error('nothing was sent');
  await player.open();
  return { player, before };
};

/** Any answer of the server sets the clock. */
const readClock = (serverNow = Date.now()): void =>
  syncClock(new Date(serverNow).toISOString(), Date.now(), Date.now());

beforeEach(() => {
  jest.useFakeTimers({ now: 1000 });
  readClock();
});
afterEach(() => void jest.useRealTimers());

describe('an app that was closed right after a tap', () => {
  test('shows what was entered as not confirmed, and sends it', async () => {
    const player = createPlayer();
    await player.open();
    await player.enter({ goalsTeam1: 2 });
    player.close();
    await player.open();
    expect(player.draft()).toMatchObject({ pendingChange: { goalsTeam1: 2 }, status: 'unknown' });
    expect(player.changes()).toEqual([{ goalsTeam1: 2 }]);
    await player.answer();
    expect(player.draft()).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
    player.device.sync();
    expect(player.device.disk.size).toBe(0);
  });

  test('sends once more, under its key, what was on its way, and finds it stored', async () => {
    const { player, before } = await leftBehind({ isRandom: true });
    player.server.receive(before);
    expect(player.sent()[0]).toMatchObject({ key: before.key, revision: before.revision });
    await player.answer();
    expect(player.draft()).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
    expect(player.server.revision()).toBe(1);
  });

  test('says after a moment how much is not saved, until it is', async () => {
    const { player } = await leftBehind({ goalsTeam1: 2 });
    expect(player.overdue()).toEqual([]);
    await pass(3000);
    expect(player.overdue()).toHaveLength(1);
    await player.answer();
    expect(player.overdue()).toEqual([]);
  });

  test('does not overwrite what another device has entered since, and asks again after it was closed once more', async () => {
    const { player } = await leftBehind({ goalsTeam1: 2 });
    player.server.other({ goalsTeam1: 3, goalsTeam2: 1 });
    for (let time = 0; time < 2; time++) {
      await player.answer();
      expect(player.draft()).toMatchObject({
        pendingChange: { goalsTeam1: 2 },
        status: 'failed',
        isConflict: true,
        message: 'Inzwischen steht hier ein anderer Tipp von Dir (3:1).',
      });
      player.close();
      await player.open();
    }
    await player.answer();
    player.saver().retry(MATCH);
    await player.answer();
    expect(player.server.tipp).toMatchObject({ goalsTeam1: 2, goalsTeam2: 1 });
  });

  test('forgets it when the other one shall stand', async () => {
    const { player } = await leftBehind({ goalsTeam1: 2 });
    player.server.other({ goalsTeam1: 3, goalsTeam2: 1 });
    await player.answer();
    player.saver().discard(MATCH);
    await settle();
    expect(player.draft()).toEqual(expect.objectContaining({ pendingChange: {}, status: 'idle' }));
    player.device.sync();
    expect(player.device.disk.size).toBe(0);
  });

  test('puts what is entered now over what was left', async () => {
    const { player } = await leftBehind({ goalsTeam1: 2 });
    await player.enter({ goalsTeam2: 0 });
    await player.enter({ goalsTeam1: 1 });
    await player.answer();
    await player.answer();
    expect(player.server.tipp).toMatchObject({ goalsTeam1: 1, goalsTeam2: 0 });
    expect(player.draft()).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
  });
});

test('what is entered before the store was read goes over what was left, also by a clock that was set back since', async () => {
  const player = createPlayer();
  await player.open();
  await player.enter({ goalsTeam1: 2 });
  player.close();
  jest.setSystemTime(500);
  await player.open({ goalsTeam1: 1 });
  expect(player.draft().pendingChange).toEqual({ goalsTeam1: 1 });
});

test('two tabs that take up the same send it under the same key', async () => {
  const { player, before } = await leftBehind({ isRandom: true });
  player.server.receive(before);
  await player.answer();
  await player.enter({ goalsTeam1: 4 });
  await pass(250);
  await player.answer();
  expect(player.server.receive(before)).toMatchObject({ isConflict: true, stored: { goalsTeam1: 4 } });
});

describe('the lock', () => {
  const KICK_OFF = 60_000;
  const afterLock = async (change: TippChange) => {
    const { player, before } = await leftBehind(change, { lockAt: KICK_OFF });
    player.close();
    await pass(KICK_OFF);
    await player.open();
    await player.answer();
    // An earlier attempt may have arrived in time.
    expect(player.draft().status).toBe('unknown');
    expect(player.lost()).toEqual([]);
    return { player, before };
  };

  test('beyond it, what is not stored is told as lost, on the device, too', async () => {
    const { player } = await afterLock({ goalsTeam1: 2, goalsTeam2: 1 });
    await pass(LEFT_BEHIND_MS);
    await player.answer();
    const lost = { name: 'Dein Tipp 2:1 für Deutschland – Ungarn', why: '' };
    expect(player.lost()).toEqual([expect.objectContaining(lost)]);
    expect(player.draft()).toEqual(expect.objectContaining({ pendingChange: {}, status: 'failed' }));
    player.device.sync();
    const [row] = [...player.device.disk.values()];
    expect(player.device.disk.size).toBe(1);
    expect(row?.value).toMatchObject({ why: '' });
    player.dismiss(player.lost()[0]?.id ?? '');
    await settle();
    player.device.sync();
    expect(player.device.disk.size).toBe(0);
  });

  test('beyond it, what has come through in time is told as stored', async () => {
    const { player, before } = await afterLock({ goalsTeam1: 2 });
    player.server.receive(before, true);
    await pass(LEFT_BEHIND_MS);
    await player.answer();
    expect(player.lost()).toEqual([]);
    expect(player.draft()).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
  });

  test('ends what was refused for another reason, and what waits for a choice', async () => {
    const player = createPlayer({ lockAt: KICK_OFF });
    await player.open();
    await player.enter({ isJoker: true });
    player.sent()[0]?.reject(refusal('FORBIDDEN'));
    await settle();
    expect(player.draft()).toMatchObject({ pendingChange: { isJoker: true }, status: 'failed' });
    await pass(KICK_OFF + 5000);
    expect(player.lost()).toEqual([
      expect.objectContaining({ name: 'Dein Joker für Deutschland – Ungarn', why: '' }),
    ]);
    expect(player.changes()).toHaveLength(1);
  });

  test('is not told by a clock that was set: what was refused waits until the server says what time it is', async () => {
    const player = createPlayer({ lockAt: KICK_OFF });
    await player.open();
    await player.enter({ isJoker: true });
    jest.setSystemTime(2 * KICK_OFF);
    player.sent()[0]?.reject(refusal('RATE_LIMITED'));
    await pass(20_000);
    const waits = { pendingChange: { isJoker: true }, status: 'failed', message: 'Nein.' };
    expect(player.draft()).toMatchObject(waits);
    readClock(KICK_OFF - 20_000);
    await pass(20_000);
    expect(player.draft()).toMatchObject(waits);
    await pass(10_000);
    expect(player.lost()).toEqual([expect.objectContaining({ why: '' })]);
  });
});

test('a joker that is refused long after it was entered is told wherever the player is', async () => {
  const { player } = await leftBehind({ isJoker: true });
  await pass(LEFT_BEHIND_MS);
  player
    .sent()
    .at(-1)
    ?.reject({ ...refusal('BAD_USER_INPUT'), field: 'isJoker' });
  await settle();
  expect(player.lost()).toEqual([expect.objectContaining({ why: 'Nein.' })]);
});

test('a joker that is refused at once is told unless its match is on the screen', async () => {
  const player = createPlayer();
  await player.open();
  const refuse = async (): Promise<void> => {
    await player.enter({ isJoker: true });
    player
      .sent()
      .at(-1)
      ?.reject({ ...refusal('BAD_USER_INPUT'), field: 'isJoker' });
    await settle();
  };
  const hide = player.saver().show(MATCH);
  await refuse();
  expect(player.draft()).toMatchObject({ status: 'failed', message: 'Nein.' });
  expect(player.lost()).toEqual([]);
  hide();
  await refuse();
  expect(player.lost()).toEqual([expect.objectContaining({ why: 'Nein.' })]);
});

type Field = keyof StoredTipp;

/** A record of the store. */
interface Row {
  record: { change: object };
  why: string | null;
}

test('whatever is tapped, answered, lost and closed: no false check, the last entry in the end, and after the lock stored or told', async () => {
  const tap = fc.oneof(
    fc.record({ goalsTeam1: fc.option(fc.nat(2)) }),
    fc.record({ goalsTeam2: fc.option(fc.nat(2)) }),
    fc.record({ isJoker: fc.boolean() }),
  );
  const act = fc.constantFrom(
    ...(['wait', 'long', 'answer', 'refuse', 'stored', 'dropped', 'late', 'land'] as const),
    ...(['hide', 'back', 'retry', 'sync', 'other'] as const),
  );
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ tap }) },
    { weight: 10, arbitrary: act },
    // `close` is the number of finished writes; `lands` says whether pending requests still arrive.
    { weight: 2, arbitrary: fc.record({ close: fc.constantFrom(0, 1, 2, 99), lands: fc.boolean() }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 40 }), async (locks, steps) => {
      jest.setSystemTime(1000);
      readClock();
      const lockAt = locks ? 20_000 : FAR;
      const player = createPlayer({ lockAt });
      await player.open();
      const { server, device } = player;
      /** Possible final values of a field: more than one only after a lost write, or a save of another device. */
      const sure: Record<Field, unknown[]> = { goalsTeam1: [null], goalsTeam2: [null], isJoker: [false] };
      let notOnDisk: { field: Field; before: unknown[]; writes: number }[] = [];
      let late: { attempt: Sent; until: number }[] = [];
      const answered = new Set<Sent>();
      /** The state on the page, by the server's last answer. */
      let page = player.seen();
      let others = false;

      const noteDisk = (): void => {
        notOnDisk = notOnDisk.filter(({ writes }) => writes > device.written());
      };
      const enter = async (change: TippChange): Promise<void> => {
        if (server.isLocked()) return;
        const [field] = Object.keys(change) as [Field];
        const before = sure[field];
        sure[field] = [change[field]];
        await player.enter(change, page);
        notOnDisk.push({ field, before, writes: device.asked() });
      };
      const close = async (done: number, lands: boolean): Promise<void> => {
        // The store may lose the last taps, but never their order.
        const open = player.sent().filter((each) => !answered.has(each));
        device.sync(done);
        noteDisk();
        for (const { field, before } of notOnDisk.reverse())
          sure[field] = [...new Set([...sure[field], ...before])];
        notOnDisk = [];
        player.close(0);
        if (lands) late.push(...open.map((attempt) => ({ attempt, until: Date.now() + LEFT_BEHIND_MS })));
        await player.open();
        page = player.seen();
      };
      const answer = async (how: string): Promise<void> => {
        const open = player.sent().filter((each) => !answered.has(each));
        expect(open.length).toBeLessThanOrEqual(1);
        for (const each of open) {
          answered.add(each);
          if (how === 'late') late.push({ attempt: each, until: Date.now() + SETTLED_MS });
          if (how === 'dropped' || how === 'late') each.reject(unknown);
          else if (how === 'refuse' && !server.isLocked()) each.reject(refusal('FORBIDDEN'));
          else {
            try {
              const reply = server.receive(each);
              if (how === 'stored') each.reject(unknown);
              else {
                each.resolve(reply);
                page = player.seen();
              }
            } catch (failure) {
              each.reject(failure as SaveFailure);
            }
          }
        }
        await settle();
      };
      /** A request that began in time may be written after the lock. */
      const land = (): void => {
        for (const { attempt, until } of late) if (Date.now() < until) server.receive(attempt, true);
        late = [];
      };
      const noFalseCheck = (): void => {
        const { status, pendingChange } = player.draft();
        if (status !== 'saved') return;
        expect(pendingChange).toEqual({});
        for (const field of Object.keys(sure) as Field[]) expect(sure[field]).toContain(page.base[field]);
      };

      for (const each of steps) {
        if (typeof each !== 'string') {
          if ('tap' in each) await enter(each.tap);
          else await close(each.close, each.lands);
        } else if (each === 'wait') await pass(700);
        else if (each === 'long') await pass(4000);
        else if (each === 'hide') player.saver().flushAll();
        else if (each === 'back') player.saver().onRestored();
        else if (each === 'retry') player.saver().retry(MATCH);
        else if (each === 'land') land();
        else if (each === 'sync') device.sync();
        else if (each === 'other') {
          if (server.isLocked()) continue;
          others = true;
          server.other({ goalsTeam1: 3, goalsTeam2: 3 });
          sure.goalsTeam1 = [...sure.goalsTeam1, 3];
          sure.goalsTeam2 = [...sure.goalsTeam2, 3];
        } else await answer(each);
        await settle();
        noteDisk();
        noFalseCheck();
      }
      // From now on the server answers everything; late requests arrive in time.
      for (let round = 0; round < 45; round++) {
        if (round === 2) land();
        await pass(2000);
        device.sync();
        await answer('answer');
        if (player.draft().status === 'failed') player.saver().retry(MATCH);
        await settle();
        noFalseCheck();
      }
      device.sync();
      expect(player.draft().pendingChange).toEqual({});
      expect(player.saver().isBusy()).toBe(false);
      expect(player.overdue()).toEqual([]);
      const left = [...device.disk.values()].map(({ value }) => value as Row);
      expect(left.filter(({ why }) => why === null)).toEqual([]);
      if (!locks) {
        for (const field of Object.keys(sure) as Field[]) expect(sure[field]).toContain(server.tipp[field]);
        expect(player.lost()).toEqual([]);
      } else if (!others) {
        const lostFields = new Set(left.flatMap(({ record }) => Object.keys(record.change)));
        for (const field of Object.keys(sure) as Field[]) {
          const isStored = sure[field].includes(server.tipp[field]);
          if (sure[field].length === 1) expect([field, lostFields.has(field)]).toEqual([field, !isStored]);
        }
      }
    }),
    { numRuns: 120 },
  );
});
