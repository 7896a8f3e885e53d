import { describe, expect, test } from '@jest/globals';
import { foldText } from '@tippspiel/shared/text/fold';
import fc from 'fast-check';
import { createNameSearch } from './name-search.ts';
import { createPlayers } from './players.ts';

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

/** Turns of the event loop in processor time of this thread (µs), which does not grow when others use the machine. */
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
  test('finds those whose name has every word in it, in the order of the list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { maxLength: 30 }),
        searched,
        fc.boolean(),
        async (names, search, onlyLocked) => {
          const order = Uint32Array.from(names.keys()).reverse();
          const found = await createNameSearch().find(playersOf(names), order, { search, onlyLocked });
          const parts = foldText(search).split(' ').filter(Boolean);
          const expected = [...order].filter((player) => {
            const { firstname, lastname, isLocked } = names[player] as Name;
            const full = foldText(`${firstname} ${lastname}`);
            return parts.every((part) => full.includes(part)) && (isLocked || !onlyLocked);
          });
          expect([...found]).toEqual(expected);
        },
      ),
    );
  });

  test('takes more words than a number has bits', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
    const players = playersOf([
      { firstname: letters.join(''), lastname: '', isLocked: false },
      { firstname: letters.slice(1).join(''), lastname: '', isLocked: false },
    ]);
    const wanted = { search: letters.reverse().join(' '), onlyLocked: false };
    expect([...(await createNameSearch().find(players, Uint32Array.of(0, 1), wanted))]).toEqual([0]);
  });

  test('twenty at once leave the event loop free, and each gets its own answer', async () => {
    const count = 50_000;
    const players = createPlayers();
    for (let id = 1; id <= count; id++)
      players.apply({
        _id: id,
        version: 1,
        firstname: `Vorname ${id % 5_000}`,
        lastname: `Nachname ${id % 30_011}`,
        city: '',
        pictureStamp: '',
        isLocked: false,
      });
    const order = Uint32Array.from({ length: count }, (_none, player) => player);
    const search = createNameSearch();
    const loop = watchTurns();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, index) =>
        search.find(players, order, { search: `name ${index}`, onlyLocked: false }),
      ),
    );
    const { longest, total } = loop.stop();
    // The whole takes much longer than any stretch between two turns of the loop: it was cut into slices.
    expect(longest).toBeLessThan(total / 3);
    for (const [index, found] of answers.entries()) {
      const sample = [...found.subarray(0, 1_000)].map((player) => players.get(player + 1));
      expect(sample.every((one) => `${one?.firstname} ${one?.lastname}`.includes(String(index)))).toBe(true);
    }
    // 5, 15, 25 … of the first names, and those of the last names.
    expect(answers[7]?.length).toBeGreaterThan(answers[17]?.length ?? Infinity);
  }, 60_000);
});
