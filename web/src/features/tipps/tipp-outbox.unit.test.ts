import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, jest } from '@jest/globals';
import type { About, SaveFailure } from '../../lib/save/saver-rules.ts';
import type * as OutboxModule from '../../lib/save/outbox.ts';
import { LEFT_BEHIND_MS, SETTLED_MS } from '../../lib/save/uncertain-save.ts';
import { syncClock } from '../../lib/time/server-clock.ts';
import type { Store, StoreKey } from '../../lib/save/store.ts';
import type { StoredTipp, TippChange } from './tipp-change.ts';
import { createTippSaver, type TippSaver } from './tipp-saver.ts';

/** What was entered outlives the app: closings at any moment, other devices, the lock. */
const MATCH = 14;
const nothing: StoredTipp = { goalsTeam1: null, goalsTeam2: null, isJoker: false };
const FAR = 1e10;
const unknown: SaveFailure = { message: 'Ob das ankam …', code: 'UNKNOWN', field: '', isUncertain: true };
const refusal = (code: string): SaveFailure => ({ message: 'Nein.', code, field: '', isUncertain: false });

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

/** A device's store whose writes take until `sync`, in their order; what is not there yet is lost when the app is killed. */
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
    put: (_room, key, value, { insteadOf = [] } = {}) => {
      const copy = structuredClone(value);
      return later(() => {
        insteadOf.forEach((old) => disk.delete(JSON.stringify(old)));
        disk.set(JSON.stringify(key), { key, value: copy });
      });
    },
    get: () => Promise.resolve(undefined),
    all: (_room, prefix) =>
      Promise.resolve([...disk.values()].filter(({ key }) => prefix.every((part, at) => key[at] === part))),
    remove: (_room, key) => later(() => void disk.delete(JSON.stringify(key))),
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
    /** How many writes were asked for, and how many are done. */
    asked: () => asked,
    written: () => written,
    /** The app ends: so many of the writes under way are done all the same. */
    kill: (done: number): void => {
      sync(done);
      written += waiting.length;
      waiting = [];
    },
  };
};

interface Sent {
  change: TippChange;
  resolve: () => void;
  reject: (failure: SaveFailure) => void;
}

interface Looking {
  signal: AbortSignal;
  stored: StoredTipp;
  resolve: (stored: StoredTipp) => void;
  reject: (error: Error) => void;
}

/** As a page that was just opened has it: it remembers nothing of an earlier one but what stands in the store. */
const startOutbox = (): Promise<typeof OutboxModule> => {
  jest.resetModules();
  return import('../../lib/save/outbox.ts');
};

/** A player with a device, whose app can be closed and opened again. */
const createPlayer = ({ lockAt = FAR } = {}) => {
  const device = createDevice();
  const server: StoredTipp = { ...nothing };
  let sent: Sent[] = [];
  let looking: Looking[] = [];
  let saver: TippSaver;
  let outbox: typeof OutboxModule.outbox;
  let life = 0;

  /** @param early what is entered before the store was read */
  const open = async (early?: TippChange): Promise<void> => {
    life += 1;
    const own = life;
    sent = [];
    looking = [];
    const app = await startOutbox();
    outbox = app.outbox;
    const box = app.createOutbox<number, TippChange, StoredTipp>(Promise.resolve(device.store), 7, 'tipp');
    const never = new Promise<never>(() => undefined);
    saver = createTippSaver({
      outbox: box,
      describe: (error) => error as SaveFailure,
      send: (_matchId, change) =>
        own !== life
          ? never
          : new Promise<void>((resolve, reject) => sent.push({ change: { ...change }, resolve, reject })),
      ask: (_matchId, signal) =>
        own !== life
          ? never
          : new Promise((resolve, reject) =>
              looking.push({ signal, stored: { ...server }, resolve, reject }),
            ),
    });
    if (early) saver.change(MATCH, early, aboutOf(server));
    (await box.rest()).forEach(([key, record]) => saver.restore(key, record));
    await settle();
  };

  const aboutOf = (base: StoredTipp): About<StoredTipp> => ({
    base: { ...base },
    lockAt,
    label: 'Deutschland – Ungarn',
    page: 2,
    to: '/tipps?seite=2&spiel=14',
  });

  return {
    device,
    server,
    open,
    saver: () => saver,
    sent: () => sent,
    looking: () => looking,
    changes: () => sent.map(({ change }) => change),
    draft: () => saver.draft(MATCH),
    /** @param base what the player sees that the server has */
    enter: async (target: TippChange, base: StoredTipp = server): Promise<void> => {
      saver.change(MATCH, target, aboutOf(base));
      jest.advanceTimersByTime(50);
      await settle();
    },
    /** Nothing of this life is heard of any more. */
    close: (done = Infinity): Sent[] => {
      device.kill(done);
      life += 1;
      return sent;
    },
    overdue: () => outbox.overdue(),
    lost: () => outbox.late(),
    dismiss: (id: string): void => outbox.dismiss(id),
  };
};

/** Answers the newest save, after having stored it. */
const store = async (player: ReturnType<typeof createPlayer>): Promise<void> => {
  const last = player.sent().at(-1);
  if (!last) throw new Error('nothing was sent');
  Object.assign(player.server, last.change);
  last.resolve();
  await settle();
};

/** Answers the newest look by what the server has now. */
const see = async (player: ReturnType<typeof createPlayer>): Promise<void> => {
  const last = player.looking().at(-1);
  if (!last) throw new Error('nobody looks');
  last.resolve({ ...player.server });
  await settle();
};

const pass = async (ms: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
};

/** Entered and not sent, or sent and not heard of, in an app that was closed then; opened again. */
const leftBehind = async (target: TippChange, options = {}) => {
  const player = createPlayer(options);
  await player.open();
  await player.enter(target);
  player.close();
  await player.open();
  return player;
};

/** The server answers anything at all, by its own clock. */
const hearClock = (serverNow = Date.now()): void =>
  syncClock(new Date(serverNow).toISOString(), Date.now(), Date.now());

beforeEach(() => {
  jest.useFakeTimers({ now: 1000 });
  hearClock();
});
afterEach(() => void jest.useRealTimers());

describe('an app that was closed right after a tap', () => {
  test('shows what was entered as not confirmed, looks, and sends it', async () => {
    const player = await leftBehind({ goalsTeam1: 2 });
    expect(player.draft()).toMatchObject({ pendingChange: { goalsTeam1: 2 }, status: 'unknown' });
    expect(player.changes()).toEqual([]);
    await see(player);
    expect(player.changes()).toEqual([{ goalsTeam1: 2 }]);
    await store(player);
    expect(player.draft()).toMatchObject({ pendingChange: {}, status: 'saved' });
  });

  test('finds it stored, and sends nothing', async () => {
    const player = await leftBehind({ goalsTeam1: 2 });
    player.server.goalsTeam1 = 2;
    await see(player);
    expect(player.changes()).toEqual([]);
    expect(player.draft()).toMatchObject({ pendingChange: {}, status: 'saved' });
  });

  test('keeps it until nothing older can come through any more', async () => {
    const player = await leftBehind({ goalsTeam1: 2 });
    player.server.goalsTeam1 = 2;
    await see(player);
    player.device.sync();
    expect(player.device.disk.size).toBe(1);
    await pass(3000);
    expect(player.overdue()).toEqual([]);
    await pass(LEFT_BEHIND_MS);
    await see(player);
    player.device.sync();
    expect(player.device.disk.size).toBe(0);
  });

  test('says after a moment how much is not saved, until it is', async () => {
    const player = await leftBehind({ goalsTeam1: 2 });
    expect(player.overdue()).toEqual([]);
    await pass(3000);
    expect(player.overdue()).toHaveLength(1);
    await see(player);
    await store(player);
    expect(player.overdue()).toEqual([]);
  });

  test('does not overwrite what another device has entered since, and lets the player choose', async () => {
    const player = await leftBehind({ goalsTeam1: 2 });
    Object.assign(player.server, { goalsTeam1: 3, goalsTeam2: 1 });
    await see(player);
    expect(player.changes()).toEqual([]);
    expect(player.draft()).toMatchObject({
      pendingChange: { goalsTeam1: 2 },
      status: 'failed',
      isConflict: true,
      message: 'Inzwischen steht hier ein anderer Tipp von Dir (3:1).',
    });
    player.saver().retry(MATCH);
    await settle();
    await store(player);
    expect(player.draft()).toMatchObject({ pendingChange: {}, status: 'saved', isConflict: false });
  });

  test('forgets it when the other one shall stand', async () => {
    const player = await leftBehind({ goalsTeam1: 2 });
    Object.assign(player.server, { goalsTeam1: 3, goalsTeam2: 1 });
    await see(player);
    player.saver().discard(MATCH);
    await settle();
    expect(player.draft()).toMatchObject({ pendingChange: {}, status: 'idle' });
    player.device.sync();
    expect(player.device.disk.size).toBe(0);
  });

  test('takes what another device has done to the other half of a tipp for another tipp', async () => {
    const player = createPlayer();
    Object.assign(player.server, { goalsTeam1: 1, goalsTeam2: 1 });
    await player.open();
    await player.enter({ goalsTeam1: 2 });
    player.close();
    player.server.goalsTeam2 = 0;
    await player.open();
    await see(player);
    expect(player.draft().isConflict).toBe(true);
  });

  test('knows its own earlier saves from those of others, however late they come through', async () => {
    const player = createPlayer();
    await player.open();
    await player.enter({ goalsTeam1: 1 });
    await pass(250);
    await player.enter({ goalsTeam1: 2 });
    player.close();
    player.server.goalsTeam1 = 1;
    await player.open();
    await see(player);
    expect(player.changes()).toEqual([{ goalsTeam1: 2 }]);
  });

  test('asks whose shall stand where an own earlier save has come through late, beside what another device has entered', async () => {
    const player = createPlayer();
    await player.open();
    await player.enter({ goalsTeam1: 0 });
    await pass(250);
    player.sent()[0]?.reject(unknown);
    await settle();
    await player.enter({ goalsTeam1: 2 });
    await pass(250);
    await store(player);
    Object.assign(player.server, { goalsTeam1: 0, goalsTeam2: 3 });
    await pass(SETTLED_MS);
    await see(player);
    expect(player.draft()).toMatchObject({
      pendingChange: { goalsTeam1: 2 },
      status: 'failed',
      isConflict: true,
    });
    expect(player.changes()).toHaveLength(2);
  });

  test('throws dice once more only where they have not fallen', async () => {
    const player = await leftBehind({ isRandom: true });
    await see(player);
    expect(player.changes()).toEqual([{ isRandom: true }]);
    const other = await leftBehind({ isRandom: true, isJoker: true });
    Object.assign(other.server, { goalsTeam1: 3, goalsTeam2: 0, isJoker: true });
    await see(other);
    expect(other.changes()).toEqual([]);
    expect(other.draft()).toMatchObject({ pendingChange: {}, status: 'saved' });
  });

  test('puts what is entered now over what was left', async () => {
    const player = await leftBehind({ goalsTeam1: 2 });
    await player.enter({ goalsTeam2: 0 });
    await player.enter({ goalsTeam1: 1 });
    await pass(250);
    expect(player.changes()).toEqual([{ goalsTeam1: 1, goalsTeam2: 0 }]);
    await store(player);
    expect(player.draft()).toMatchObject({ pendingChange: {}, status: 'saved' });
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

describe('the lock', () => {
  const KICK_OFF = 60_000;

  test('beyond it, what is not stored is told as lost, on the device, too', async () => {
    const player = await leftBehind({ goalsTeam1: 2, goalsTeam2: 1 }, { lockAt: KICK_OFF });
    player.close();
    await pass(KICK_OFF);
    await player.open();
    await see(player);
    player.sent()[0]?.reject(refusal('LOCKED'));
    await settle();
    await see(player);
    // An earlier save may have been in time.
    expect(player.lost()).toEqual([]);
    expect(player.draft().status).toBe('unknown');
    await pass(LEFT_BEHIND_MS);
    await see(player);
    const told = { name: 'Dein Tipp 2:1 für Deutschland – Ungarn', why: '' };
    expect(player.lost()).toEqual([expect.objectContaining(told)]);
    expect(player.draft()).toMatchObject({ pendingChange: {}, status: 'failed' });
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
    const player = await leftBehind({ goalsTeam1: 2 }, { lockAt: KICK_OFF });
    player.close();
    await pass(KICK_OFF);
    await player.open();
    await see(player);
    player.sent()[0]?.reject(refusal('LOCKED'));
    await settle();
    await see(player);
    player.server.goalsTeam1 = 2;
    await pass(LEFT_BEHIND_MS);
    await see(player);
    expect(player.lost()).toEqual([]);
    expect(player.draft()).toMatchObject({ pendingChange: {}, status: 'saved' });
  });

  test('ends what was refused for another reason, and what waits for a choice', async () => {
    const player = createPlayer({ lockAt: KICK_OFF });
    await player.open();
    await player.enter({ isJoker: true });
    player.sent()[0]?.reject(refusal('FORBIDDEN'));
    await settle();
    expect(player.draft()).toMatchObject({ pendingChange: { isJoker: true }, status: 'failed' });
    await pass(KICK_OFF + 5000);
    await see(player);
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
    expect(player.looking()).toEqual([]);
    hearClock(KICK_OFF - 20_000);
    await pass(20_000);
    expect(player.draft()).toMatchObject(waits);
    expect(player.looking()).toEqual([]);
    await pass(10_000);
    await see(player);
    expect(player.lost()).toEqual([expect.objectContaining({ why: '' })]);
  });
});

test('a joker that is refused long after it was entered is told wherever the player is', async () => {
  const player = await leftBehind({ isJoker: true });
  await see(player);
  player.sent()[0]?.reject({ ...refusal('BAD_USER_INPUT'), field: 'isJoker' });
  await settle();
  await see(player);
  expect(player.lost()).toEqual([expect.objectContaining({ why: 'Nein.' })]);
});

test('what another tab enters is not undone by what is under way here', async () => {
  const player = createPlayer();
  await player.open();
  await player.enter({ goalsTeam1: 1 });
  await pass(250);
  player.saver().adopt(MATCH, { goalsTeam1: 2 });
  await pass(250);
  await store(player);
  expect(player.changes()).toEqual([{ goalsTeam1: 1 }, { goalsTeam1: 2 }]);
  await store(player);
  // With nothing under way it is none of this tab's business.
  player.saver().adopt(MATCH, { goalsTeam1: 3 });
  await pass(250);
  expect(player.changes()).toHaveLength(2);
});

describe('what another tab enters', () => {
  const kept = (player: ReturnType<typeof createPlayer>) => {
    player.device.sync();
    return [...player.device.disk.values()].map(({ value }) => (value as Row).record.target);
  };

  test('takes the place of what waits here for a choice, and nothing of that is sent along', async () => {
    const player = await leftBehind({ goalsTeam1: 7, isJoker: true });
    Object.assign(player.server, { goalsTeam1: 3, goalsTeam2: 0 });
    await see(player);
    expect(player.draft()).toMatchObject({ isConflict: true });
    await pass(LEFT_BEHIND_MS);
    await see(player);
    player.saver().adopt(MATCH, { goalsTeam2: 1 });
    await pass(60_000);
    expect(player.changes()).toEqual([]);
    expect(player.draft()).toMatchObject({ pendingChange: { isJoker: true }, status: 'failed' });
    expect(kept(player)).toEqual([{ isJoker: true }]);
    player.saver().adopt(MATCH, { isJoker: false });
    expect(player.draft()).toMatchObject({
      pendingChange: {},
      status: 'idle',
      message: '',
      isConflict: false,
    });
    await settle();
    expect(kept(player)).toEqual([]);
  });

  test('stands in the end also where a save of this one comes through late', async () => {
    const player = await leftBehind({ goalsTeam1: 7 });
    player.server.goalsTeam1 = 3;
    await see(player);
    player.saver().adopt(MATCH, { goalsTeam1: 5 });
    expect(player.draft()).toMatchObject({ isConflict: false });
    await pass(250);
    await store(player);
    player.server.goalsTeam1 = 7;
    await pass(LEFT_BEHIND_MS);
    await see(player);
    await store(player);
    expect(player.changes()).toEqual([{ goalsTeam1: 5 }, { goalsTeam1: 5 }]);
    expect(player.draft()).toMatchObject({ pendingChange: {}, status: 'saved' });
  });

  test('lets go what was refused here of the same', async () => {
    const player = createPlayer();
    await player.open();
    await player.enter({ goalsTeam1: 7 });
    await pass(250);
    player.sent()[0]?.reject(refusal('FORBIDDEN'));
    await settle();
    expect(player.draft()).toMatchObject({ pendingChange: { goalsTeam1: 7 }, status: 'failed' });
    player.saver().adopt(MATCH, { goalsTeam2: 1 });
    await pass(60_000);
    expect(player.draft()).toMatchObject({ pendingChange: {}, status: 'idle' });
    expect(player.changes()).toHaveLength(1);
  });

  test('of its goals takes the place of half a tipp that has not set out', async () => {
    const player = createPlayer();
    await player.open();
    await player.enter({ goalsTeam1: 7 });
    player.saver().adopt(MATCH, { goalsTeam2: 1 });
    await pass(60_000);
    expect(player.changes()).toEqual([]);
    expect(player.draft().pendingChange).toEqual({});
  });

  test('by its dice is not thrown a second time here', async () => {
    const player = createPlayer();
    await player.open();
    await player.enter({ goalsTeam1: 7 });
    await pass(250);
    await player.enter({ isJoker: true });
    player.saver().adopt(MATCH, { isRandom: true });
    await store(player);
    expect(player.changes()).toEqual([{ goalsTeam1: 7 }, { isJoker: true }]);
  });
});

type Field = keyof StoredTipp;

/** As it stands in the store. */
interface Row {
  record: { target: object };
  why: string | null;
}

test('whatever is tapped, answered, lost and closed: no false check, the last target in the end, and after the lock stored or told', async () => {
  const tap = fc.oneof(
    fc.record({ goalsTeam1: fc.option(fc.nat(2)) }),
    fc.record({ goalsTeam2: fc.option(fc.nat(2)) }),
    fc.record({ isJoker: fc.boolean() }),
  );
  const act = fc.constantFrom(
    ...(['wait', 'long', 'answer', 'refuse', 'stored', 'dropped', 'late', 'land', 'see'] as const),
    ...(['see nothing', 'hide', 'back', 'retry', 'sync', 'other'] as const),
  );
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ tap }) },
    { weight: 10, arbitrary: act },
    // How many writes of the store are done, and whether what is on its way comes through.
    { weight: 2, arbitrary: fc.record({ close: fc.constantFrom(0, 1, 2, 99), lands: fc.boolean() }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 40 }), async (locks, steps) => {
      jest.setSystemTime(1000);
      hearClock();
      const lockAt = locks ? 20_000 : FAR;
      const player = createPlayer({ lockAt });
      await player.open();
      const { server, device } = player;
      const isLocked = (): boolean => Date.now() >= lockAt;
      /** What may stand in a field in the end: more than one value only after a write was lost, or another device has decided. */
      const sure: Record<Field, unknown[]> = { goalsTeam1: [null], goalsTeam2: [null], isJoker: [false] };
      let notOnDisk: { field: Field; before: unknown[]; writes: number }[] = [];
      let late: { change: TippChange; until: number; writes: number }[] = [];
      const answered = new Set<Sent>();
      const seen = new Set<Looking>();
      let cache: StoredTipp = { ...server };
      let confirmed: Partial<Record<Field, unknown>> = {};
      let others = false;

      const noteDisk = (): void => {
        notOnDisk = notOnDisk.filter(({ writes }) => writes > device.written());
      };
      const enter = async (target: TippChange): Promise<void> => {
        if (isLocked()) return;
        const [field] = Object.keys(target) as [Field];
        const before = sure[field];
        sure[field] = [target[field]];
        delete confirmed[field];
        await player.enter(target, cache);
        notOnDisk.push({ field, before, writes: device.asked() });
      };
      const close = async (done: number, lands: boolean): Promise<void> => {
        // As far as the store has come; the last taps may be lost, never the order.
        const open = player.sent().filter((each) => !answered.has(each));
        device.sync(done);
        noteDisk();
        for (const { field, before } of notOnDisk.reverse())
          sure[field] = [...new Set([...sure[field], ...before])];
        // What nobody remembers nobody can guard against: a save that comes through long after its tap was lost.
        const isRemembered = notOnDisk.length === 0;
        late = late.filter(({ writes }) => writes <= device.written());
        notOnDisk = [];
        player.close(0);
        const until = Date.now() + LEFT_BEHIND_MS;
        if (lands && isRemembered) late.push(...open.map(({ change }) => ({ change, until, writes: 0 })));
        await player.open();
      };
      const answerSave = async (how: string): Promise<void> => {
        const open = player.sent().filter((each) => !answered.has(each));
        expect(open.length).toBeLessThanOrEqual(1);
        for (const each of open) {
          answered.add(each);
          if (how === 'dropped') each.reject(unknown);
          else if (how === 'late') {
            late.push({ change: each.change, until: Date.now() + SETTLED_MS, writes: device.asked() });
            each.reject(unknown);
          } else if (isLocked()) each.reject(refusal('LOCKED'));
          else if (how === 'refuse') each.reject(refusal('FORBIDDEN'));
          else {
            Object.assign(server, each.change);
            if (how === 'stored') each.reject(unknown);
            else {
              confirmed = { ...confirmed, ...each.change };
              cache = { ...server };
              each.resolve();
            }
          }
        }
        await settle();
      };
      const answerLooks = async (how: string): Promise<void> => {
        for (const each of player.looking().filter((every) => !seen.has(every))) {
          seen.add(each);
          if (how !== 'see') each.reject(new Error('nobody there'));
          else {
            if (!each.signal.aborted) {
              confirmed = { ...each.stored };
              cache = { ...each.stored };
            }
            each.resolve(each.stored);
          }
        }
        await settle();
      };
      /** Begun in time, it may be written after the lock. */
      const land = (): void => {
        for (const { change, until } of late) if (Date.now() < until) Object.assign(server, change);
        late = [];
      };
      const noFalseCheck = (): void => {
        const { status, pendingChange } = player.draft();
        if (status !== 'saved') return;
        expect(pendingChange).toEqual({});
        for (const [field, value] of Object.entries(confirmed)) expect(sure[field as Field]).toContain(value);
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
          if (isLocked()) continue;
          others = true;
          Object.assign(server, { goalsTeam1: 3, goalsTeam2: 3 });
          sure.goalsTeam1 = [...sure.goalsTeam1, 3];
          sure.goalsTeam2 = [...sure.goalsTeam2, 3];
        } else if (each.startsWith('see')) await answerLooks(each);
        else await answerSave(each);
        await settle();
        noteDisk();
        noFalseCheck();
      }
      // From now on all is answered; what is late has come through in time.
      for (let round = 0; round < 70; round++) {
        if (round === 2) land();
        await pass(2000);
        device.sync();
        await answerSave('answer');
        await answerLooks('see');
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
        for (const field of Object.keys(sure) as Field[]) expect(sure[field]).toContain(server[field]);
        expect(player.lost()).toEqual([]);
      } else if (!others) {
        const told = new Set(left.flatMap(({ record }) => Object.keys(record.target)));
        for (const field of Object.keys(sure) as Field[]) {
          const isStored = sure[field].includes(server[field]);
          if (sure[field].length === 1) expect([field, told.has(field)]).toEqual([field, !isStored]);
        }
      }
    }),
    { numRuns: 300 },
  );
});
