import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { badInput } from '../../contracts/errors/app-error.ts';
import { CHANGED_MEANWHILE, changeVersioned } from './change-versioned.ts';

/** A versioned list with asynchronous reads and writes, like a database. */
function openList() {
  const stored = { version: 0, items: [] as number[] };
  return {
    stored,
    read: async () => {
      const copy = { ...stored };
      await pause(1);
      return copy;
    },
    write: async (items: number[], { version }: typeof stored) => {
      await pause(1);
      if (stored.version !== version) return false;
      Object.assign(stored, { version: version + 1, items });
      return true;
    },
  };
}

describe('changeVersioned', () => {
  // As many as there are attempts: whenever one fails, another has succeeded, however slow the machine is.
  test('each of fifty concurrent changes sees the previous one', async () => {
    const { stored, read, write } = openList();
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    const add = (number: number) =>
      changeVersioned({ read, decide: ({ items }) => [...items, number], write });
    await Promise.all(numbers.map(add));
    expect(stored.items.toSorted((a, b) => a - b)).toEqual(numbers);
    expect(stored.version).toBe(50);
  });

  test('writes nothing where there is nothing to change', async () => {
    const { stored, read, write } = openList();
    expect(await changeVersioned({ read, decide: () => null, write })).toEqual({
      before: { version: 0, items: [] },
      after: null,
    });
    expect(stored.version).toBe(0);
  });

  test('gives up with CONFLICT after a bounded number of attempts', async () => {
    let writes = 0;
    const write = async () => {
      writes += 1;
      return false;
    };
    await expect(changeVersioned({ read: async () => 0, decide: () => 1, write })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: CHANGED_MEANWHILE,
    });
    expect(writes).toBe(50);
  });

  test('a refusal of decide ends it at once', async () => {
    const { stored, read, write } = openList();
    const decide = () => {
      throw badInput('Nein.');
    };
    await expect(changeVersioned({ read, decide, write })).rejects.toMatchObject({ message: 'Nein.' });
    expect(stored.version).toBe(0);
  });
});
