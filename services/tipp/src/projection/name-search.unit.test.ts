import { foldForSearch, searchedFor } from '@tippspiel/shared/platform/text/fold';
import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import {
  BLOCK,
  createNameSearch,
  MAX_DIRECT,
  MATCHES,
  MAX_WAITING,
  MAX_WAITING_OF_ONE,
  searchSteps,
  type SearchFilter,
} from './name-search.ts';
import { createPlayers, type Players } from './players.ts';

type Name = { firstname: string; lastname: string; isLocked: boolean };

const word = fc.constantFrom(
  'Anna',
  'an',
  'Jürgen',
  'Müller',
  'Übermüller',
  'Ben-Ann',
  'von der Au',
  'ß',
  '',
  'A',
);
const name = fc.record({ firstname: word, lastname: word, isLocked: fc.boolean() });
const searched = fc.oneof(
  fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
  fc.string({ unit: fc.constantFrom(...'anüuler -'), maxLength: 6 }),
);

function playersOf(names: Name[]) {
  const players = createPlayers();
  for (const [index, one] of names.entries())
    players.apply({ _id: index + 1, version: 1, city: '', pictureStamp: '', ...one });
  return players;
}

const named = (firstname: string, lastname = ''): Name => ({ firstname, lastname, isLocked: false });
const first = (pageSize: number) => ({ skip: 0, pageSize });
const turn = (viewer: number, deadline?: number) => ({
  viewer,
  ...(deadline && { deadline: new Date(deadline) }),
});

/** Searches like among many players. */
const searchMany = (players: Players, order: Uint32Array, wanted: SearchFilter) =>
  inSlices(searchSteps(players, order, wanted, { kept: new Uint32Array(), has: new Uint32Array() }));

function crowd() {
  const names = Array.from({ length: 50_000 }, (_none, index) =>
    named(`Vorname ${(index + 1) % 5_000}`, `Nachname ${(index + 1) % 30_011}`),
  );
  return { players: playersOf(names), order: Uint32Array.from(names.keys()) };
}

/** Counts how many players the search examines, and how many offsets of names it reads. */
function countingLooks(players: Players) {
  const looked = { players: 0, offsets: 0 };
  const { names } = players;
  const folded = { ...names.folded, offset: (id: number) => (looked.offsets++, names.folded.offset(id)) };
  const first = (player: number) => (looked.players++, names.first(player));
  return {
    players: { ...players, names: { ...names, folded, first } },
    take() {
      const taken = { ...looked };
      Object.assign(looked, { players: 0, offsets: 0 });
      return taken;
    },
  };
}

/** Measures turns of the event loop in this thread's processor time (µs), independent of other load on the machine. */
function watchTurns() {
  const spent = () => process.threadCpuUsage().user + process.threadCpuUsage().system;
  const started = spent();
  let [last, longest] = [started, 0];
  const turn = () => {
    const now = spent();
    longest = Math.max(longest, now - last);
    last = now;
  };
  let next = setImmediate(function again() {
    turn();
    next = setImmediate(again);
  });
  return {
    stop() {
      clearImmediate(next);
      turn();
      return { longest, total: last - started };
    },
  };
}

describe('searching names', () => {
  test('finds names with every word, in the order of the list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { maxLength: 30 }),
        searched,
        fc.boolean(),
        fc.record({ skip: fc.nat(20), pageSize: fc.nat(20) }),
        async (names, search, onlyLocked, window) => {
          const order = Uint32Array.from(names.keys()).reverse();
          const wanted = { search, onlyLocked };
          const players = playersOf(names);
          const found = await createNameSearch().find(players, order, { ...wanted, ...window }, turn(1));
          const parts = searchedFor(search).split(' ').filter(Boolean);
          const expected = [...order].filter((player) => {
            const { firstname, lastname, isLocked } = names[player] as Name;
            const full = foldForSearch(`${firstname} ${lastname}`);
            return parts.every((part) => full.includes(part)) && (isLocked || !onlyLocked);
          });
          expect(found.total).toBe(expected.length);
          expect([...found.players]).toEqual(expected.slice(window.skip, window.skip + window.pageSize));
          expect([...(await searchMany(players, order, wanted))]).toEqual(expected);
        },
      ),
    );
  });

  test('supports more words than a number has bits', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
    const players = playersOf([
      { firstname: letters.join(''), lastname: '', isLocked: false },
      { firstname: letters.slice(1).join(''), lastname: '', isLocked: false },
    ]);
    const wanted = { search: letters.reverse().join(' '), onlyLocked: false };
    expect([...(await searchMany(players, Uint32Array.of(0, 1), wanted))]).toEqual([0]);
  });

  test('consecutive searches share memory, and each finds its own result', async () => {
    const others = Array.from({ length: MAX_DIRECT }, () => 'Zoe');
    const players = playersOf(['Ann', 'Ben', 'Annben', 'Cleo', ...others].map((name) => named(name)));
    const order = Uint32Array.of(3, 2, 1, 0, ...others.map((_name, index) => index + 4));
    const search = createNameSearch();
    const found = await Promise.all(
      ['ann', 'ben', 'x', 'ann ben', ''].map((text) =>
        search.find(players, order, { search: text, onlyLocked: false, ...first(4) }, turn(1)),
      ),
    );
    expect(found.map((one) => [...one.players])).toEqual([[2, 0], [2, 1], [], [2], [3, 2, 1, 0]]);
  });

  test('skips a search whose caller has given up by its turn, without examining anybody', async () => {
    const { players, order } = crowd();
    const { players: counted, take } = countingLooks(players);
    const search = createNameSearch();
    const wanted = { search: 'name 1', onlyLocked: false, ...first(1) };
    const now = Date.now();
    const before = search.find(players, order, wanted, turn(1));
    const over = search.find(counted, order, wanted, turn(2, now));
    const inTime = search.find(players, order, wanted, turn(3, now + 60_000));
    await expect(over).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(take()).toEqual({ players: 0, offsets: 0 });
    expect(await inTime).toEqual(await before);
  });

  test('rejects further searches beyond a hundred in the queue, and answers the others', async () => {
    const players = playersOf(Array.from({ length: MAX_DIRECT + 1 }, () => named('Ann')));
    const order = Uint32Array.from({ length: MAX_DIRECT + 1 }, (_none, index) => index);
    const search = createNameSearch();
    const askAmong = (some: Uint32Array, viewer: number) =>
      search.find(players, some, { search: 'ann', onlyLocked: false, ...first(1) }, turn(viewer));
    const ask = (viewer: number) => askAmong(order, viewer);
    const waiting = Array.from({ length: 1 + MAX_WAITING }, (_none, viewer) => ask(viewer));
    await expect(ask(MAX_WAITING + 1)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 3 });
    // A search among few players is neither queued nor rejected; it examines only these.
    expect((await askAmong(order.subarray(0, MAX_DIRECT), 1)).total).toBe(MAX_DIRECT);
    for (const { total } of await Promise.all(waiting)) expect(total).toBe(MAX_DIRECT + 1);
    expect((await ask(1)).total).toBe(MAX_DIRECT + 1);
  });

  test('rejects further searches of a viewer who has some in the queue, and the others go on', async () => {
    const { players, order } = crowd();
    const search = createNameSearch();
    const ended: number[] = [];
    const ask = (viewer: number) =>
      search
        .find(players, order, { search: 'name 1', onlyLocked: false, ...first(1) }, turn(viewer))
        .finally(() => ended.push(viewer));
    const own = Array.from({ length: 1 + MAX_WAITING_OF_ONE }, () => ask(1));
    await expect(ask(1)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    ended.length = 0;
    await Promise.all([...own, ask(2)]);
    // The first viewer's second search was queued before.
    expect(ended.indexOf(2)).toBeLessThanOrEqual(2);
  });

  test('examines a limited number of names and players between two pauses, for any search', () => {
    const { players, order } = crowd();
    const counted = countingLooks(players);
    const scratch = { kept: new Uint32Array(), has: new Uint32Array() };
    expect(Math.max(BLOCK, MATCHES)).toBeLessThan(order.length / 10);
    for (const search of ['name', 'nachname 1', '1 2 3', 'nobody']) {
      const steps = searchSteps(counted.players, order, { search, onlyLocked: false }, scratch);
      for (let done = false; !done;) {
        done = steps.next().done ?? false;
        const { players, offsets } = counted.take();
        expect(players).toBeLessThanOrEqual(BLOCK);
        // Matches are close together here, so few offsets are read for each.
        expect(offsets).toBeLessThanOrEqual(MATCHES * 8);
      }
    }
  });

  test('a long search does not block the event loop', async () => {
    const { players, order } = crowd();
    const search = Array.from({ length: 60 }, (_none, index) => index).join(' ');
    const loop = watchTurns();
    await createNameSearch().find(players, order, { search, onlyLocked: false, ...first(10) }, turn(1));
    const { longest, total } = loop.stop();
    expect(longest).toBeLessThan(total / 3);
  });

  test('twenty concurrent searches do not block the event loop, and each gets its own answer', async () => {
    const { players, order } = crowd();
    const search = createNameSearch();
    const loop = watchTurns();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, index) =>
        search.find(
          players,
          order,
          { search: `name ${index}`, onlyLocked: false, ...first(1_000) },
          turn(index),
        ),
      ),
    );
    const { longest, total } = loop.stop();
    // The total is much longer than any stretch between two turns of the loop, so it was sliced.
    expect(longest).toBeLessThan(total / 3);
    for (const [index, found] of answers.entries()) {
      const sample = [...found.players].map((player) => players.get(player + 1));
      expect(sample.every((one) => `${one?.firstname} ${one?.lastname}`.includes(String(index)))).toBe(true);
    }
    // 5, 15, 25 … of the first names, and the same of the last names.
    expect(answers[7]?.total).toBeGreaterThan(answers[17]?.total ?? Infinity);
  });
});
