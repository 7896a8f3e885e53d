import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { encodeDuels } from '../domain/duels/duel-snapshot.ts';
import { noDuels } from '../domain/duels/score-duels.ts';
import { encodeSnapshot, type Snapshot } from '../domain/evaluation/snapshot.ts';
import type { BonusQuestion } from '../domain/bonus/bonus-question.ts';
import { newQuestion } from '../domain/bonus/change-question.ts';
import { em2024 } from '../domain/tournament/test-tournaments.ts';
import { toQuestionData } from '../store/bonus/questions.ts';
import { toDecisionData, type Decision } from '../store/matches/decisions.ts';
import { toMatchData, untouchedMatch, type MatchState } from '../store/matches/matches.ts';
import type { Counted } from '../store/evaluation/evaluations.ts';
import type { Player } from '../store/players/players.ts';
import { createProjection, type ProjectionEvent } from './projection.ts';

const about = { now: new Date('2024-06-14T17:00:00Z'), requestId: 'test' };

/** A fake database whose answers a test can delay. */
function database() {
  const stored = {
    matches: [] as MatchState[],
    questions: [] as BonusQuestion[],
    decisions: [] as Decision[],
    players: [] as Player[],
    evaluation: { version: 0, snapshotId: null as string | null, counted: null as Counted | null },
    blobs: new Map<string, Uint8Array>(),
    /** Awaited between a read and its answer. */
    answer: async () => undefined as void,
  };
  const read = async <T>(value: T): Promise<T> => {
    await stored.answer();
    return value;
  };
  const deps = {
    clock: manualClock(about.now),
    tournament: em2024,
    log: createLogger('test', 'silent'),
    matches: { all: () => read([...stored.matches]) },
    questions: { all: () => read([...stored.questions]) },
    rankingSwitch: { read: () => read({ isBlocked: false, version: 0 }) },
    decisions: { all: () => read([...stored.decisions]) },
    evaluations: { state: () => read({ ...stored.evaluation }) },
    blobs: { get: (key: string) => read(stored.blobs.get(key) ?? null) },
    columns: {},
    players: {
      async *batches() {
        for (const player of stored.players) yield await read([player]);
      },
    },
  };
  const open = (part = {}) => createProjection({ ...deps, ...part } as never);
  return { stored, open };
}

const playerOf = (_id: number, version: number): Player => ({
  _id,
  version,
  firstname: `Vorname ${version}`,
  lastname: `Nachname ${_id}`,
  city: 'Köln',
  pictureStamp: '',
  isLocked: version % 2 === 0,
});

const registered = ({ _id, ...player }: Player): ProjectionEvent =>
  createEvent(
    player.version === 1 ? 'user.account.registered.v1' : 'user.account.changed.v1',
    {
      ...player,
      userId: _id,
      country: '',
      institution: '',
      isAdmin: false,
      dateActivated: '2024-06-01T12:00:00.000Z',
    },
    about,
  );

const changed = (state: MatchState): ProjectionEvent =>
  createEvent('tipp.match.changed.v3', toMatchData(state), about);

const decided = (decision: Decision): ProjectionEvent =>
  createEvent('tipp.decision.changed.v1', toDecisionData(decision), about);

const evaluated = (version: number): ProjectionEvent =>
  createEvent(
    'tipp.evaluation.completed.v2',
    { version, snapshotId: `s${version}`, matchCount: 1, finishedAt: '2024-06-14T21:00:00.000Z' },
    about,
  );

const stateOf = (id: number, version: number): MatchState => ({
  ...untouchedMatch(id),
  version,
  goals1: version,
  goals2: 1,
  penalties1: 4,
  penalties2: version,
});

const decisionOf = (id: number, version: number): Decision => ({
  _id: ['P1', 'WA', 'C'][id % 3] as string,
  teams: version % 3 ? [['GER', 'SCO', 'SVN', 'ESP'][version % 4] as string] : [],
  version,
});

function snapshotOf(version: number, players: number): Snapshot {
  const numbers = Array.from({ length: players }, (_none, player) => player);
  return {
    points: Int32Array.from(numbers, (player) => (player * 7 + version) % 5),
    exact: Uint8Array.from(numbers, (player) => player % 2),
    tipped: Uint8Array.from(numbers, (player) => player % 3),
    ranksBefore: new Uint32Array(players),
  };
}

/** The inputs of an evaluation. */
const countedBy = (version: number): Counted => ({
  scoring: em2024.scoring,
  matches: [{ matchId: version, goals1: 1, goals2: 0, isPatriot: false }],
  choices: [],
});

function publish({ stored }: ReturnType<typeof database>, version: number, players: number): void {
  stored.blobs.set(`snapshot/s${version}`, encodeSnapshot(snapshotOf(version, players)));
  stored.blobs.set(`duels/s${version}`, encodeDuels(noDuels(players)));
  stored.evaluation = { version, snapshotId: `s${version}`, counted: countedBy(version) };
}

/** Everything that a reader can see. */
function seen({ current }: ReturnType<typeof createProjection>) {
  const { board, players, ranks } = current();
  const rows = [...ranks.order].map((player) => [players.get(player + 1), ranks.ranks[player] ?? 0]);
  return {
    states: [...board.states.values()].sort((a, b) => a._id - b._id),
    decisions: [...board.decisions.values()].sort((a, b) => a._id.localeCompare(b._id)),
    marked: board.marked,
    rows,
    version: ranks.version,
  };
}

/** Waits for a background change, in turns of the event loop. @throws after ten seconds */
async function until(what: string, holds: () => boolean): Promise<void> {
  const end = performance.now() + 10_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`waited in vain for: ${what}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const known = fc.record({ kind: fc.constant('player' as const), id: fc.integer({ min: 1, max: 25 }), version: fc.integer({ min: 1, max: 4 }) }); // prettier-ignore
const result = fc.record({ kind: fc.constant('match' as const), id: fc.integer({ min: 1, max: 3 }), version: fc.integer({ min: 1, max: 4 }) }); // prettier-ignore
const decision = fc.record({ kind: fc.constant('decision' as const), id: fc.integer({ min: 0, max: 2 }), version: fc.integer({ min: 1, max: 6 }) }); // prettier-ignore
const evaluation = fc.record({ kind: fc.constant('evaluation' as const), id: fc.integer({ min: 0, max: 25 }), version: fc.integer({ min: 1, max: 6 }) }); // prettier-ignore

describe('the projection', () => {
  test('events one by one, in any order and repeated, give the same state as a fresh read of the database', async () => {
    const steps = fc.array(
      fc.record({
        what: fc.oneof(known, known, result, decision, evaluation),
        pause: fc.nat(2),
        look: fc.boolean(),
      }),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(steps, fc.nat(10), async (plan, early) => {
        const place = database();
        const { stored } = place;
        const newest = new Map<string, { kind: string; id: number; version: number }>();
        const projection = place.open();
        let loading: Promise<void> | undefined;
        for (const [index, { what, pause, look }] of plan.entries()) {
          if (index === early) loading = projection.load();
          const key = `${what.kind}/${what.kind === 'evaluation' ? '' : what.id}`;
          const isNewer = what.version > (newest.get(key)?.version ?? 0);
          if (isNewer) newest.set(key, what);
          // As in production: first written, then published.
          if (what.kind === 'evaluation' && isNewer) publish(place, what.version, what.id);
          if (what.kind === 'match' && isNewer)
            stored.matches = [
              ...stored.matches.filter(({ _id }) => _id !== what.id),
              stateOf(what.id, what.version),
            ];
          if (what.kind === 'decision' && isNewer) {
            const next = decisionOf(what.id, what.version);
            stored.decisions = [...stored.decisions.filter(({ _id }) => _id !== next._id), next];
          }
          if (what.kind === 'player') projection.apply(registered(playerOf(what.id, what.version)));
          if (what.kind === 'match') projection.apply(changed(stateOf(what.id, what.version)));
          if (what.kind === 'decision') projection.apply(decided(decisionOf(what.id, what.version)));
          if (what.kind === 'evaluation') projection.apply(evaluated(what.version));
          for (let turn = 0; turn < pause; turn++) await new Promise((resolve) => setImmediate(resolve));
          if (look) projection.current();
        }
        await (loading ?? projection.load());
        await projection.refresh();
        await projection.refresh();
        stored.players = [...newest.values()]
          .filter(({ kind }) => kind === 'player')
          .map(({ id, version }) => playerOf(id, version));
        const fresh = place.open();
        await fresh.load();
        const expected = seen(fresh);
        // Newcomers with points are ranked in the background.
        await until('all have their places', () => seen(projection).rows.length === expected.rows.length);
        expect(seen(projection)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test('a player who registers during a recount gets a place, at any moment', async () => {
    for (let turns = 0; turns < 60; turns++) {
      const place = database();
      const projection = place.open();
      publish(place, 1, 1);
      const loading = projection.load();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      projection.apply(registered(playerOf(1, 1)));
      await loading;
      expect({ turns, order: [...projection.current().ranks.order] }).toEqual({ turns, order: [0] });
    }
  });

  test('a slow read does not replace a newer board or newer ranks', async () => {
    const place = database();
    const { stored } = place;
    const projection = place.open();
    await projection.load();
    projection.apply(registered(playerOf(1, 1)));
    stored.matches = [stateOf(1, 1)];
    publish(place, 1, 1);
    const held = Promise.withResolvers<void>();
    stored.answer = () => held.promise;
    const slow = projection.refresh(); // It has read version 1 and is still pending.
    stored.answer = async () => undefined;
    stored.matches = [stateOf(1, 2)];
    publish(place, 2, 1);
    projection.apply(changed(stateOf(1, 2)));
    const shared = projection.refresh();
    held.resolve();
    expect((await slow).board.states.get(1)?.version).toBe(2);
    expect((await shared).ranks.version).toBe(2);
    projection.apply(changed(stateOf(1, 1)));
    projection.apply(evaluated(1));
    expect((await projection.refresh()).board.states.get(1)).toEqual(stateOf(1, 2));
    expect(projection.current().ranks.version).toBe(2);
  });

  test('a view never changes', async () => {
    const place = database();
    const projection = place.open();
    await projection.load();
    for (const id of [3, 1]) projection.apply(registered(playerOf(id, 1)));
    const held = projection.current();
    const before = { order: [...held.ranks.order], board: held.board };
    for (const id of [2, 4]) projection.apply(registered(playerOf(id, 1)));
    projection.apply(changed(stateOf(1, 1)));
    expect([...projection.current().ranks.order]).toEqual([0, 1, 2, 3]);
    expect({ order: [...held.ranks.order], board: held.board }).toEqual(before);
    expect(projection.current().board).not.toBe(held.board);
  });

  describe('in a long list', () => {
    const count = 70_000;
    let projection: ReturnType<typeof createProjection>;
    const register = (id: number) => projection.apply(registered(playerOf(id, 1)));
    const order = () => projection.current().ranks.order;
    const tail = (size: number) => Array.from(order().subarray(-size), (player) => player + 1);
    const allPlaced = () => order().length === projection.current().players.count();

    beforeEach(async () => {
      const place = database();
      place.stored.players = Array.from({ length: count }, (_none, index) => playerOf(index + 1, 1));
      projection = place.open();
      await projection.load();
    });

    test('newcomers out of order wait a moment for each other, without a full recount', async () => {
      const before = order();
      register(count + 1);
      expect(tail(1)).toEqual([count + 1]); // No number is missing before this one.
      register(count + 4);
      register(count + 3);
      expect(tail(1)).toEqual([count + 1]);
      register(count + 2);
      expect(tail(3)).toEqual([count + 2, count + 3, count + 4]);
      register(count + 6);
      await until('the newcomer behind a missing number has a place', allPlaced);
      expect(tail(2)).toEqual([count + 4, count + 6]);
      expect(order().buffer).toBe(before.buffer);
    });

    test('a later newcomer is placed in the background, and nobody disappears meanwhile', async () => {
      register(count + 2);
      await until('the newcomer behind the gap has a place', allPlaced);
      const held = order();
      register(count + 1);
      await until('the recount is done', () => order() !== held || allPlaced());
      register(count + 3);
      await until('all are in the list', allPlaced);
      expect(tail(4)).toEqual([count, count + 1, count + 2, count + 3]);
      expect([...held.subarray(-2)]).toEqual([count - 1, count + 1]);
    });

    test('newcomers in any order, with reads in between, end in the order of their numbers', async () => {
      let next = count + 1;
      const some = fc.shuffledSubarray(Array.from({ length: 40 }, (_none, index) => index));
      await fc.assert(
        fc.asyncProperty(some, fc.array(fc.nat(39), { maxLength: 5 }), async (numbers, looks) => {
          for (const [index, number] of numbers.entries()) {
            register(next + number);
            if (!looks.includes(index)) continue;
            projection.current();
            await new Promise((resolve) => setImmediate(resolve));
          }
          await until('all are in the list', allPlaced);
          const expected = numbers.toSorted((one, other) => one - other).map((number) => next + number);
          expect(tail(numbers.length + 1).slice(1)).toEqual(expected);
          next += 40;
        }),
        { numRuns: 10 },
      );
      const all = [...order()];
      expect(all).toEqual(all.toSorted((one, other) => one - other));
    });

    test('a failed recount is retried, and places its newcomers', async () => {
      register(count + 2);
      await until('the newcomer behind the gap has a place', allPlaced);
      const { Uint8Array: real } = globalThis;
      let failures = 0;
      class NoMemory {
        constructor() {
          failures++;
          throw new RangeError('Array buffer allocation failed');
        }
      }
      register(count + 1);
      await until('a recount has failed', () => {
        globalThis.Uint8Array = NoMemory as never;
        projection.current();
        globalThis.Uint8Array = real;
        return failures > 0;
      });
      await until('the recount is done', allPlaced);
      expect(tail(2)).toEqual([count + 1, count + 2]);
    });
  });

  test('notifies of bonus questions if an open deadline moves, or points change', async () => {
    const notified: string[] = [];
    const projection = database().open({ changed: (part: string) => notified.push(part) });
    await projection.load();
    const base = newQuestion(1, {
      question: 'Wer?',
      description: '',
      options: ['A', 'B'],
      points: 3,
      place: 'START',
      opensAt: null,
      deadline: about.now.getTime() + 60_000,
    });
    let version = 0;
    const change = (part: Partial<BonusQuestion>) => {
      notified.length = 0;
      Object.assign(base, part, { version: ++version });
      projection.apply(createEvent('tipp.bonus.changed.v2', toQuestionData({ ...base }), about));
      return [...notified];
    };
    expect(change({})).toEqual([]);
    expect(change({ deadline: about.now.getTime() + 50_000 })).toEqual([]);
    expect(change({ opensAt: about.now.getTime() + 5_000 })).toEqual([]);
    expect(change({ opensAt: about.now.getTime() - 5_000 })).toEqual([]);
    expect(change({ question: 'Wer denn?' })).toEqual([]);
    expect(change({ deadline: about.now.getTime() + 10_000 })).toEqual(['matches']);
    expect(change({ right: [1], resolutions: 1 })).toEqual(['matches']);
  });

  test('pages are told of an evaluation, but not of a player who leaves', async () => {
    const notified: string[] = [];
    const held = database();
    held.stored.players = [1, 2, 3].map((id) => playerOf(id, 1));
    publish(held, 1, 3);
    const projection = held.open({ changed: (part: string) => notified.push(part) });
    await projection.load();
    notified.length = 0;
    projection.apply(createEvent('user.account.deleted.v1', { userId: 2, version: 2 }, about));
    await until('the place is free', () => projection.current().ranks.gone === 1);
    expect(notified).toEqual([]);
    publish(held, 2, 3);
    projection.apply(evaluated(2));
    await until('the ranks are new', () => projection.current().ranks.version === 2);
    expect(notified).toEqual(['ranks']);
  });

  test('a deletion told again, by any process, changes nothing', async () => {
    const held = database();
    held.stored.players = [playerOf(1, 1), playerOf(2, 1), { ...playerOf(3, 7), isGone: true }];
    const projection = held.open();
    await projection.load();
    const left = (userId: number, version: number) =>
      projection.apply(createEvent('user.account.deleted.v1', { userId, version }, about));
    left(2, 2);
    await until('the place is free', () => projection.current().ranks.gone === 2);
    const before = projection.current();
    // As in a republication.
    for (const userId of [2, 3]) left(userId, 1_000_000_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(projection.current()).toBe(before);
    expect(before.players.count()).toBe(1);
  });

  test('ranks name what they count, also while newer ones are published but not read yet', async () => {
    const held = database();
    publish(held, 1, 3);
    const projection = held.open();
    await projection.load();
    expect(projection.current().ranks.counted).toEqual(countedBy(1));
    held.stored.evaluation = { version: 2, snapshotId: 's2', counted: countedBy(2) };
    await expect(projection.refresh()).rejects.toThrow('snapshot');
    expect(projection.current().ranks.counted).toEqual(countedBy(1));
    publish(held, 2, 3);
    expect((await projection.refresh()).ranks.counted).toEqual(countedBy(2));
  });

  test('a process without its snapshot starts without ranks', async () => {
    const place = database();
    place.stored.players = [playerOf(1, 1)];
    place.stored.matches = [stateOf(1, 1)];
    publish(place, 1, 1);
    place.stored.blobs.clear();
    const projection = place.open();
    await projection.load();
    expect(projection.current().board.states.get(1)).toEqual(stateOf(1, 1));
    expect([...projection.current().ranks.order]).toEqual([0]);
    expect(projection.current().ranks.version).toBe(0);
  });

  test.each(['matches', 'decisions', 'questions', 'rankingSwitch', 'evaluations'])(
    'a process that cannot read %s does not start',
    async (part) => {
      const fail = async () => Promise.reject(new Error('too many clients already'));
      const projection = database().open({ [part]: { all: fail, read: fail, state: fail } });
      await expect(projection.load()).rejects.toThrow('too many clients');
    },
  );

  test('ranks that cannot be read are retried, although their event comes once', async () => {
    const place = database();
    const { stored } = place;
    const projection = place.open();
    await projection.load();
    projection.apply(registered(playerOf(1, 1)));
    publish(place, 1, 1);
    const failed = Promise.withResolvers<void>();
    stored.answer = async () => {
      failed.resolve();
      throw new Error('the database is away');
    };
    projection.apply(evaluated(1));
    await failed.promise;
    stored.answer = async () => undefined;
    while (projection.current().ranks.version < 1) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(projection.current().ranks.snapshotId).toBe('s1');
  });
});
