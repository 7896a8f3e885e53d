import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { coalesce } from './coalesce.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('coalesce', () => {
  test('every caller waits for a run that began after its call, and no key runs twice at once', async () => {
    const calls = fc.array(
      fc.record({ key: fc.integer({ min: 1, max: 2 }), pause: fc.integer({ min: 0, max: 3 }) }),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(calls, async (plan) => {
        const active = new Map<number, number>();
        const begun = new Map<number, number>();
        const run = coalesce(async (key: number) => {
          begun.set(key, (begun.get(key) ?? 0) + 1);
          active.set(key, (active.get(key) ?? 0) + 1);
          expect(active.get(key)).toBe(1);
          await tick();
          await tick();
          active.set(key, 0);
        });
        const waits: Promise<void>[] = [];
        for (const { key, pause } of plan) {
          for (let i = 0; i < pause; i++) await tick();
          const before = begun.get(key) ?? 0;
          waits.push(run(key).then(() => expect(begun.get(key)).toBeGreaterThan(before)));
        }
        await Promise.all(waits);
      }),
      { numRuns: 50 },
    );
  });

  test('a hundred callers at once cost two runs', async () => {
    let runs = 0;
    const run = coalesce(async (_key: number) => {
      runs += 1;
      await tick();
    });
    await Promise.all(Array.from({ length: 100 }, () => run(1)));
    expect(runs).toBe(2);
  });

  test('a failed run fails its own callers only', async () => {
    let runs = 0;
    const run = coalesce(async (_key: number) => {
      await tick();
      if (++runs === 1) throw new Error('no');
    });
    const results = await Promise.allSettled([run(1), run(1)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('callers with equal keys share a run and its result', async () => {
    let runs = 0;
    const run = coalesce(async ({ page }: { page: number }) => {
      const found = `${page} in run ${++runs}`;
      await tick();
      return found;
    }, JSON.stringify);
    const answers = await Promise.all([
      run({ page: 1 }),
      run({ page: 1 }),
      run({ page: 2 }),
      run({ page: 1 }),
    ]);
    expect(answers).toEqual(['1 in run 1', '1 in run 3', '2 in run 2', '1 in run 3']);
  });
});
