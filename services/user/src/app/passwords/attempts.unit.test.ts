import { expect, test } from '@jest/globals';
import { createAttempts } from './attempts.ts';

const busy = { code: 'UNAVAILABLE', retryAfterSeconds: 5 };
const ada = { email: 'ada@example.org', clientIp: '10.0.0.1' };
const other = (index: number) => ({ email: `spieler${index}@example.org`, clientIp: '10.0.0.1' });
/** Two turns of the event loop: one for attempts that end, one for attempts that start after them. */
async function moment(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Attempts that finish on the test's command. */
function controlled(options: { parallel: number; queue: number }) {
  const attempt = createAttempts(options);
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    begin(name: string, pair = ada, deadline?: Date): Promise<string> {
      const gate = Promise.withResolvers<string>();
      gates.set(name, gate);
      const work = () => {
        begun.push(name);
        return gate.promise;
      };
      return attempt(pair, work, deadline);
    },
    end: (name: string) => gates.get(name)?.resolve(name),
    fail: (name: string) => gates.get(name)?.reject(new Error(name)),
  };
}

test('attempts on one account from one address run one after the other, also after a failure; others run in parallel', async () => {
  const { begun, begin, end, fail } = controlled({ parallel: 1, queue: 10 });
  const all = Promise.allSettled([
    ...[begin('a1'), begin('a2'), begin('a3')],
    ...[begin('elsewhere', { ...ada, clientIp: '10.0.0.2' }), begin('other', other(1))],
  ]);
  await moment();
  expect(begun).toEqual(['a1', 'elsewhere', 'other']);
  fail('a1');
  await moment();
  expect(begun).toEqual(['a1', 'elsewhere', 'other', 'a2']);
  for (const name of ['a2', 'elsewhere', 'other']) end(name);
  await moment();
  expect(begun.at(-1)).toBe('a3');
  end('a3');
  expect((await all).map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')]);
});

test('at most four attempts run per parallel hash', async () => {
  const { begun, begin, end } = controlled({ parallel: 2, queue: 10 });
  const all = Array.from({ length: 10 }, (_, index) => begin(String(index), other(index)));
  await moment();
  expect(begun).toHaveLength(8);
  for (let index = 0; index < 10; index++) end(String(index));
  await moment();
  for (const name of ['8', '9']) end(name);
  expect(await Promise.all(all)).toHaveLength(10);
});

test('attempts beyond the queue are refused at once, also on one account, until the queue is shorter', async () => {
  const { begin, end } = controlled({ parallel: 1, queue: 2 });
  const taken = Array.from({ length: 3 }, (_, index) => begin(String(index)));
  await expect(begin('too many')).rejects.toMatchObject(busy);
  for (let index = 0; index < 3; index++) {
    end(String(index));
    await moment();
  }
  await Promise.all(taken);
  const next = begin('next');
  await moment();
  end('next');
  expect(await next).toBe('next');
});

test('attempts whose callers have given up are never begun', async () => {
  const { begun, begin } = controlled({ parallel: 1, queue: 2 });
  await expect(begin('late', ada, new Date(Date.now() - 1))).rejects.toMatchObject(busy);
  expect(begun).toEqual([]);
});

test('one account from one address takes at most fifty places of the queue', async () => {
  const { begun, begin, end } = controlled({ parallel: 1, queue: 60 });
  const taken = Array.from({ length: 50 }, (_, index) => begin(String(index)));
  await expect(begin('too many')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const others = Array.from({ length: 14 }, (_, index) => begin(`other ${index}`, other(index)));
  await moment();
  expect(begun).toEqual(['0', 'other 0', 'other 1', 'other 2']);
  for (let index = 0; index < 50; index++) {
    if (index < 14) end(`other ${index}`);
    end(String(index));
    await moment();
  }
  expect(await Promise.all([...taken, ...others])).toHaveLength(64);
});
