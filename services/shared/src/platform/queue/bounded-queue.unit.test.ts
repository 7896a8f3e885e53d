import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { createBoundedQueue } from './bounded-queue.ts';

/** Work that ends when the test ends it. */
function controlled() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

/** Two turns of the event loop: one for what ends, one for what begins after it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}

describe('createBoundedQueue', () => {
  test('serves every key once before a second turn of a busy key', async () => {
    const { begun, work, end } = controlled();
    const queue = createBoundedQueue({ concurrency: 1 });
    for (const name of ['a1', 'a2', 'a3']) void queue.run(work(name), { key: 1 });
    void queue.run(work('b1'), { key: 2 });
    for (const name of ['a1', 'a2', 'b1']) {
      await settled();
      end(name);
    }
    await settled();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('refuses work when the queue is full, and continues after a failure', async () => {
    const { work, end } = controlled();
    const queue = createBoundedQueue({
      ...{ concurrency: 1, maxQueued: 1, retryAfterSeconds: 10, message: 'Zu viel.' },
    });
    void queue.run(work('a1'));
    const second = queue.run(() => Promise.reject(new Error('broken')));
    const refusal = { code: 'UNAVAILABLE', retryAfterSeconds: 10, message: 'Zu viel.' };
    await expect(queue.run(work('b1'))).rejects.toMatchObject(refusal);
    end('a1');
    await expect(second).rejects.toThrow('broken');
    await expect(queue.run(async () => 'done')).resolves.toBe('done');
  });

  test('limits the running and waiting work of each key without blocking others', async () => {
    const { begun, work, end } = controlled();
    const queue = createBoundedQueue({ concurrency: 3, perKey: { concurrency: 1, maxQueued: 1 } });
    void queue.run(work('a1'), { key: 1 });
    void queue.run(work('a2'), { key: 1 });
    await expect(queue.run(work('a3'), { key: 1 })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    void queue.run(work('b1'), { key: 2 });
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    end('a1');
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  test('refuses a key that runs nothing as busy, not for its own share', async () => {
    const { work, end } = controlled();
    const queue = createBoundedQueue({
      ...{ concurrency: 1, maxQueued: 0, perKey: { concurrency: 1, maxQueued: 0 } },
      ...{ retryAfterSeconds: 5, message: 'Zu viel.' },
    });
    const first = queue.run(work('a1'), { key: 1 });
    const busy = { code: 'UNAVAILABLE', retryAfterSeconds: 5, message: 'Zu viel.' };
    await expect(queue.run(work('b1'), { key: 2 })).rejects.toMatchObject(busy);
    await expect(queue.run(work('a2'), { key: 1 })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    end('a1');
    await first;
    await expect(queue.run(async () => 'done', { key: 2 })).resolves.toBe('done');
  });

  test('never begins work that waited too long or whose caller has given up', async () => {
    const { begun, work, end } = controlled();
    const queue = createBoundedQueue({ concurrency: 1, maxWaitMs: 60_000 });
    const first = queue.run(work('a'));
    const late = queue.run(work('late'), { deadline: new Date(Date.now() + 20) });
    const later = queue.run(work('b'));
    await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    end('a');
    await first;
    await settled();
    end('b');
    await later;
    const over = queue.run(work('over'), { deadline: new Date(Date.now() - 1) });
    await expect(over).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const impatient = createBoundedQueue({ concurrency: 1, maxWaitMs: 20 });
    void impatient.run(work('c'));
    await expect(impatient.run(work('d'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  test('begins queued work in a new turn of the event loop', async () => {
    const { work, end } = controlled();
    const queue = createBoundedQueue({ concurrency: 1 });
    const order: string[] = [];
    void queue.run(work('a'));
    void queue.run(async () => order.push('b'));
    await settled();
    end('a');
    setImmediate(() => order.push('others'));
    await settled();
    expect(order).toEqual(['others', 'b']);
  });

  test('runs all work once, within its limits, and no key waits for two turns of another', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 3 }),
        async (keys, concurrency) => {
          const queue = createBoundedQueue({ concurrency });
          let running = 0;
          const order: number[] = [];
          await Promise.all(
            keys.map((key) =>
              queue.run(
                async () => {
                  running += 1;
                  expect(running).toBeLessThanOrEqual(concurrency);
                  order.push(key);
                  await settled();
                  running -= 1;
                },
                { key },
              ),
            ),
          );
          expect([...order].sort()).toEqual([...keys].sort());
          // After the first items, which found the queue empty, every other key has a turn between two turns of a key.
          for (let at = concurrency; at + 1 < order.length; at++) {
            if (order[at] === order[at + 1]) expect(new Set(order.slice(at)).size).toBe(1);
          }
        },
      ),
    );
  });

  test('no slot is free while a key may run, in whatever order work comes and ends', async () => {
    const perKey = { concurrency: 1, maxQueued: Infinity };
    // A key whose work comes, or null: the oldest running work ends. The steps of one list are in one turn.
    const turn = fc.array(fc.option(fc.integer({ min: 1, max: 4 })), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 12 }), async (turns) => {
        const queue = createBoundedQueue({ concurrency: 3, perKey });
        const waiting: number[] = [];
        const running: { key: number; end(): void }[] = [];
        const work = (key: number) => () => {
          waiting.splice(waiting.indexOf(key), 1);
          return new Promise<void>((end) => running.push({ key, end }));
        };
        for (const steps of turns) {
          for (const key of steps) {
            if (key === null) running.shift()?.end();
            else {
              waiting.push(key);
              void queue.run(work(key), { key });
            }
            await Promise.resolve();
          }
          for (let round = 0; round < 3; round++) await settled();
          const keys = running.map((each) => each.key);
          expect(new Set(keys).size).toBe(keys.length);
          expect(keys.length).toBeLessThanOrEqual(3);
          if (keys.length < 3) expect(waiting.filter((key) => !keys.includes(key))).toEqual([]);
        }
      }),
    );
  });
});
