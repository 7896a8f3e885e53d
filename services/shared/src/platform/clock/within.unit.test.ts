import { describe, expect, test } from '@jest/globals';
import { within } from './within.ts';

describe('within', () => {
  test("returns the work's result or failure", async () => {
    await expect(within(1_000, Promise.resolve(7))).resolves.toBe(7);
    await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  test('rejects work that takes too long', async () => {
    const never = new Promise(() => undefined);
    await expect(within(5, never)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
