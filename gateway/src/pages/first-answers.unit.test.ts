import type { FastifyRequest } from 'fastify';
import { expect, test, jest } from '@jest/globals';
import type { GraphAnswer, GraphCall } from '../graph/call.ts';
import type { Graph } from '../graph/graph.ts';
import { createFirstAnswers, type Outcome } from './first-answers.ts';

const known = ['Status', 'Feed', 'Live'].map((name) => ({
  ...{ name, kind: 'query' as const, source: 'web' as const },
  query: `query ${name} { ${name} }`,
}));
const session = {
  ...{ sessionId: 's', userId: 7, isAdmin: false, isLocked: true },
  ...{ firstname: 'Ada', fullname: 'Ada L' },
};
const visitor = { cookie: 'good', session, expired: false };
const request = { id: 'r1', headers: { 'user-agent': 'x' } } as FastifyRequest;
const queries = ['Status', 'Feed', 'Live'].map((name) => ({ name, variables: {} }));

const create = (answers: Record<string, () => Promise<GraphAnswer>>, timeoutMs = 200) => {
  const calls: GraphCall[] = [];
  const counted: Record<Outcome, number> = { answered: 0, missed: 0, spared: 0 };
  const graph: Pick<Graph, 'find' | 'run'> = {
    find: (query) => {
      if (!query) throw new Error('no such operation');
      return { query, isMutation: false };
    },
    run: async ({ query }, _variables, call) => {
      calls.push(call);
      const [, name = ''] = /^query (\w+)/.exec(query) ?? [];
      return (answers[name] ?? (async () => ({ status: 200, body: { data: { [name]: 1 } } })))();
    },
  };
  const addresses = { of: () => '10.0.0.1', seal: () => '' };
  const count = (outcome: Outcome, queries: number) => void (counted[outcome] += queries);
  return { ask: createFirstAnswers({ graph, known, addresses, timeoutMs, count }), calls, counted };
};
const names = (answers: { name: string }[]) => answers.map(({ name }) => name);

test('all queries are sent as the visitor', async () => {
  const { ask, calls } = create({});
  expect(await ask(request, visitor, queries)).toEqual([
    { name: 'Status', variables: {}, data: { Status: 1 } },
    { name: 'Feed', variables: {}, data: { Feed: 1 } },
    { name: 'Live', variables: {}, data: { Live: 1 } },
  ]);
  expect(calls).toHaveLength(3);
  for (const { identity, clientIp, deadline } of calls) {
    expect(identity).toEqual({ userId: 7, isAdmin: false, isLocked: true, sessionId: 's' });
    expect(clientIp).toBe('10.0.0.1');
    expect(deadline?.getTime()).toBeLessThanOrEqual(Date.now() + 200);
  }
});

test('failed answers, even partly failed ones, are omitted', async () => {
  const { ask, counted } = create({
    Status: async () => ({ status: 200, body: { data: { Status: 1 }, errors: [{ message: 'half of it' }] } }),
    Feed: async () => Promise.reject(new Error('down')),
    Live: async () => ({ status: 503, body: { data: null } }),
  });
  expect(await ask(request, visitor, [...queries, { name: 'Former', variables: {} }])).toEqual([]);
  expect(counted).toEqual({ answered: 0, missed: 4, spared: 0 });
});

test('text of an address is in the page only if it names something that exists', async () => {
  const found = (name: string, value: unknown) => async () => ({
    ...{ status: 200, body: { data: { [name]: value } } },
  });
  const link = { link: 'a-token-guessed' };
  const asked = [
    { name: 'Status', variables: link },
    { name: 'Feed', variables: link },
    { name: 'Live', variables: { id: 7 } },
  ];
  const { ask } = create({
    ...{ Status: found('group', null), Feed: found('group', { id: 1 }), Live: found('duel', null) },
  });
  expect(names(await ask(request, visitor, asked))).toEqual(['Feed', 'Live']);
});

test('with too many queries in flight, no further ones are sent', async () => {
  jest.useFakeTimers();
  try {
    const waiting: (() => void)[] = [];
    // The graph itself gives up at the deadline.
    const { ask, calls, counted } = create({
      Status: () =>
        new Promise((resolve) => waiting.push(() => resolve({ status: 200, body: { data: null } }))),
    });
    const slow = Array.from({ length: 64 }, () => ask(request, visitor, [{ name: 'Status', variables: {} }]));
    expect(calls).toHaveLength(64);
    expect(await ask(request, visitor, queries)).toEqual([]);
    expect(calls).toHaveLength(64);
    await jest.advanceTimersByTimeAsync(200);
    for (const giveUp of waiting) giveUp();
    await Promise.all(slow);
    expect(counted).toEqual({ answered: 0, missed: 64, spared: 3 });
    expect(names(await ask(request, visitor, [{ name: 'Feed', variables: {} }]))).toEqual(['Feed']);
  } finally {
    jest.useRealTimers();
  }
});

test('only late answers are omitted', async () => {
  jest.useFakeTimers();
  try {
    const { ask } = create({ Feed: () => new Promise(() => undefined) });
    const answers = ask(request, visitor, queries);
    await jest.advanceTimersByTimeAsync(199);
    let isThere = false;
    void answers.then(() => (isThere = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(isThere).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(names(await answers)).toEqual(['Status', 'Live']);
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

test('a timeout of zero sends no query', async () => {
  const { ask, calls } = create({}, 0);
  expect(await ask(request, visitor, queries)).toEqual([]);
  expect(calls).toEqual([]);
});
