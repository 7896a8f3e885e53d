import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { createFairQueue } from './fair-queue.ts';

/** Work that ends when the test says so. */
function controlled() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('createFairQueue', () => {
  test('lets the one who comes last go before the second of the one who has much waiting', async () => {
    const { begun, work, end } = controlled();
    const queue = createFairQueue({ busy: 'Zu viel.', atOnce: 1, waiting: 10 });
    for (const name of ['a1', 'a2', 'a3']) void queue.run(1, work(name));
    void queue.run(2, work('b1'));
    for (const name of ['a1', 'a2', 'b1']) {
      await settled();
      end(name);
    }
    await settled();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('refuses what would wait behind too much, and goes on after a failure', async () => {
    const { work, end } = controlled();
    const queue = createFairQueue({ busy: 'Zu viel.', atOnce: 1, waiting: 1 });
    void queue.run(1, work('a1'));
    const second = queue.run(1, () => Promise.reject(new Error('broken')));
    await expect(queue.run(2, work('b1'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterSeconds: 10,
    });
    end('a1');
    await expect(second).rejects.toThrow('broken');
    await expect(queue.run(2, async () => 'done')).resolves.toBe('done');
  });

  test('bounds what one player has under way and waiting, and lets others pass meanwhile', async () => {
    const { begun, work, end } = controlled();
    const queue = createFairQueue({
      busy: 'Zu viel.',
      atOnce: 3,
      waiting: 10,
      ofOne: { atOnce: 1, waiting: 1 },
    });
    void queue.run(1, work('a1'));
    void queue.run(1, work('a2'));
    await expect(queue.run(1, work('a3'))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    void queue.run(2, work('b1'));
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    end('a1');
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  test('runs everything once, never more at once than it may, and nobody waits for two turns of another', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 3 }),
        async (players, atOnce) => {
          const queue = createFairQueue({ busy: 'Zu viel.', atOnce, waiting: 100 });
          let running = 0;
          const order: number[] = [];
          await Promise.all(
            players.map((userId) =>
              queue.run(userId, async () => {
                running += 1;
                expect(running).toBeLessThanOrEqual(atOnce);
                order.push(userId);
                await settled();
                running -= 1;
              }),
            ),
          );
          expect([...order].sort()).toEqual([...players].sort());
          // Behind the first ones, which found it empty: between two turns of one player each other one has a turn.
          for (let at = atOnce; at + 1 < order.length; at++) {
            if (order[at] === order[at + 1]) expect(new Set(order.slice(at)).size).toBe(1);
          }
        },
      ),
    );
  });
});
