import { afterEach, beforeEach, describe, expect, test, jest } from '@jest/globals';
import { createPoller } from './poller.ts';

const EVERY_MS = 60_000;
const MINUTE = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const setUp = (every: number | null = EVERY_MS) => {
  const world = {
    asked: 0,
    error: null as Error | null,
    hidden: false,
    may: true,
    refused: false,
    takesMs: 0,
  };
  const poller = createPoller({
    fetch: async (signal) => {
      world.asked += 1;
      await new Promise((resolve) => setTimeout(resolve, world.takesMs));
      if (signal.aborted) throw new DOMException('aborted', 'AbortError');
      if (world.error) throw world.error;
    },
    every: () => every,
    mayFetch: () => world.may,
    isRetryable: () => !world.refused,
    isHidden: () => world.hidden,
    random: () => 0.5,
  });
  return { poller, world };
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('asks at the start and then at its interval', async () => {
  const { poller, world } = setUp();
  poller.start();
  await pass(0);
  expect(poller.state()).toMatchObject({ isFetching: false, answers: 1, error: undefined });
  await pass(5 * EVERY_MS + 100);
  expect(world.asked).toBe(6);
  poller.stop();
  await pass(5 * EVERY_MS);
  expect(world.asked).toBe(6);
});

test('what was answered before is asked for at its interval, and on return only when it is not fresh any more', async () => {
  let asked = 0;
  const poller = createPoller({
    fetch: async () => void (asked += 1),
    every: () => EVERY_MS,
    isHidden: () => false,
    isAnswered: true,
    random: () => 0.5,
  });
  expect(poller.state()).toMatchObject({ answers: 1, error: undefined });
  poller.start(true);
  await pass(4000);
  poller.onReturn();
  await pass(0);
  expect(asked).toBe(0);
  await pass(EVERY_MS);
  expect(asked).toBe(1);
  poller.stop();
});

test.each([
  [undefined, 4, 6],
  [60, 59, 61],
])(
  'with answers fresh for %s s a return after %i s asks for nothing, one after %i s does',
  async (fresh, soon, late) => {
    let asked = 0;
    const poller = createPoller({
      fetch: async () => void (asked += 1),
      every: () => null,
      isHidden: () => false,
      fresh: () => fresh && fresh * 1000,
    });
    poller.start();
    await pass(soon * 1000);
    poller.onReturn();
    expect(asked).toBe(1);
    await pass((late - soon) * 1000);
    poller.onReturn();
    expect(asked).toBe(2);
    poller.stop();
  },
);

test('what was known a moment ago is asked for when its time comes', async () => {
  const { poller, world } = setUp();
  poller.start(true);
  await pass(EVERY_MS - 100);
  expect(world.asked).toBe(0);
  await pass(200);
  expect(world.asked).toBe(1);
  poller.stop();
  poller.start(true);
  poller.requestSoon(1000);
  await pass(1000);
  expect(world.asked).toBe(2);
});

test('without an interval asks only with a reason', async () => {
  const { poller, world } = setUp(null);
  poller.start();
  await pass(60 * MINUTE);
  expect(world.asked).toBe(1);
  const asked = poller.refetch();
  await pass(0);
  await asked;
  expect(world.asked).toBe(2);
});

test('after a write it is asked once more after a query on its way, by all together', async () => {
  const { poller, world } = setUp(null);
  world.takesMs = 1_000;
  poller.start();
  await pass(500);
  const written = [poller.refetchAfterWrite(), poller.refetchAfterWrite()];
  await pass(600);
  expect(world.asked).toBe(2);
  await pass(1_000);
  await Promise.all(written);
  expect(world.asked).toBe(2);
  await Promise.all([poller.refetchAfterWrite(), pass(1_100)]);
  expect(world.asked).toBe(3);
});

describe('out of sight', () => {
  test('nothing is asked; back in sight at once', async () => {
    const { poller, world } = setUp();
    poller.start();
    await pass(0);
    world.hidden = true;
    await pass(10 * MINUTE);
    expect(world.asked).toBe(1);
    world.hidden = false;
    poller.onReturn();
    await pass(0);
    expect(world.asked).toBe(2);
    await pass(EVERY_MS + 100);
    expect(world.asked).toBe(3);
  });

  test('a glance away asks nothing, and does not stop the interval', async () => {
    const { poller, world } = setUp();
    poller.start();
    await pass(1000);
    poller.onReturn();
    await pass(1000);
    expect(world.asked).toBe(1);
    await pass(EVERY_MS + 100);
    expect(world.asked).toBe(2);
  });

  test('a page that opens there asks when it is looked at', async () => {
    const { poller, world } = setUp();
    world.hidden = true;
    poller.start();
    await pass(MINUTE);
    expect(world.asked).toBe(0);
    world.hidden = false;
    poller.onReturn();
    await pass(0);
    expect(poller.state().answers).toBe(1);
  });
});

describe('a failure', () => {
  test('heals by itself, with growing pauses, also where there is no interval', async () => {
    const { poller, world } = setUp(null);
    world.error = new Error('down');
    poller.start();
    await pass(0);
    expect(poller.state().error).toBe(world.error);
    await pass(2100);
    expect(world.asked).toBe(2);
    await pass(4100);
    expect(world.asked).toBe(3);
    await pass(10 * MINUTE);
    expect(world.asked).toBeLessThan(18);
    world.error = null;
    await pass(MINUTE);
    expect(poller.state()).toMatchObject({ error: undefined, answers: 1 });
  });

  test('heals at once when the server is back', async () => {
    const { poller, world } = setUp();
    world.error = new Error('down');
    poller.start();
    await pass(0);
    world.error = null;
    poller.onRestored();
    await pass(0);
    expect(poller.state().answers).toBe(1);
    poller.onRestored();
    await pass(0);
    expect(world.asked).toBe(2);
  });

  test('stands while it is asked again, until there is an answer', async () => {
    const { poller, world } = setUp();
    world.error = new Error('down');
    poller.start();
    await pass(0);
    world.takesMs = 500;
    const again = poller.refetch();
    expect(poller.state()).toMatchObject({ isFetching: true, error: world.error });
    world.error = null;
    await pass(500);
    await again;
    expect(poller.state()).toMatchObject({ isFetching: false, error: undefined });
  });

  test('that is a refusal is not asked about again sooner than an answer', async () => {
    const { poller, world } = setUp(null);
    world.error = new Error('Diese Gruppe gibt es nicht.');
    world.refused = true;
    poller.start();
    await pass(60 * MINUTE);
    expect(world.asked).toBe(1);
    const often = setUp();
    often.world.error = world.error;
    often.world.refused = true;
    often.poller.start();
    await pass(2.5 * EVERY_MS);
    expect(often.world.asked).toBe(3);
  });
});

test('waits while an answer would do harm', async () => {
  const { poller, world } = setUp();
  poller.start();
  await pass(0);
  world.may = false;
  await pass(EVERY_MS + 5000);
  expect(world.asked).toBe(1);
  world.may = true;
  await pass(1000);
  expect(world.asked).toBe(2);
});

test.each([
  ['a postponed', false],
  ['an interrupted', true],
])('%s query is still asked after a change of the interval', async (_what, wasBegun) => {
  const { poller, world } = setUp(null);
  world.may = wasBegun;
  poller.start();
  if (wasBegun) poller.interrupt();
  world.may = false;
  await pass(0);
  poller.plan();
  await pass(2000);
  world.may = true;
  await pass(1100);
  expect(poller.state().answers).toBe(1);
  poller.stop();
});

test('an interrupted query is neither answer nor failure, and is asked again', async () => {
  const { poller, world } = setUp(null);
  world.takesMs = 500;
  poller.start();
  await pass(100);
  poller.interrupt();
  await pass(500);
  expect(poller.state()).toMatchObject({ answers: 0, error: undefined, isFetching: false });
  await pass(2000);
  expect(poller.state().answers).toBe(1);
});

test('whoever asks while a query is on its way gets its answer', async () => {
  const { poller, world } = setUp();
  world.takesMs = 500;
  poller.start();
  const both = Promise.all([poller.refetch(), poller.refetch()]);
  await pass(500);
  await both;
  expect(world.asked).toBe(1);
});

describe('told that there is something new', () => {
  test('it asks once within the time that is given, at a moment of its own', async () => {
    const { poller, world } = setUp(null);
    poller.start();
    await pass(0);
    poller.requestSoon(4000);
    await pass(1000);
    poller.requestSoon(4000);
    await pass(900);
    expect(world.asked).toBe(1);
    await pass(200);
    expect(world.asked).toBe(2);
    await pass(10 * MINUTE);
    expect(world.asked).toBe(2);
  });

  test('while a query is on its way, it asks once more', async () => {
    const { poller, world } = setUp();
    world.takesMs = 500;
    poller.start();
    await pass(100);
    poller.requestSoon(0);
    await pass(300);
    expect(world.asked).toBe(1);
    await pass(200);
    expect(world.asked).toBe(2);
  });

  test('out of sight, it asks on the way back, however soon that is', async () => {
    const { poller, world } = setUp(null);
    poller.start();
    await pass(0);
    world.hidden = true;
    poller.requestSoon(0);
    await pass(1000);
    expect(world.asked).toBe(1);
    world.hidden = false;
    poller.onReturn();
    expect(world.asked).toBe(2);
  });

  test('it waits while asking would do harm', async () => {
    const { poller, world } = setUp(null);
    poller.start();
    await pass(0);
    world.may = false;
    poller.requestSoon(0);
    await pass(5000);
    expect(world.asked).toBe(1);
    world.may = true;
    await pass(1100);
    expect(world.asked).toBe(2);
  });

  test('after the end it asks no more', async () => {
    const { poller, world } = setUp();
    poller.start();
    await pass(0);
    poller.stop();
    poller.requestSoon(0);
    await pass(MINUTE);
    expect(world.asked).toBe(1);
  });
});
