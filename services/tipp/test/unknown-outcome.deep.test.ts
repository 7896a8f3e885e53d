import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { DEADLINE_HEADER } from '@tippspiel/shared/platform/http/deadline';
import { REQUEST_ID_HEADER } from '@tippspiel/shared/platform/http/server';
import { openLine, type Line } from '@tippspiel/shared/platform/testing/line';
import { askSubgraph, player, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import { tippAt } from '../src/domain/columns/column.ts';
import { BEFORE, FIRST_KICKOFF, openTipp, until, type TippFixture } from './tipp-fixture.ts';

let line: Line;
let tipp: TippFixture;
let nextId = 100;

beforeAll(async () => {
  line = await openLine(backingForTests().mongodbUrl);
  tipp = await openTipp(BEFORE, { MONGODB_URL: line.url });
});
beforeEach(() => tipp.clock.set(BEFORE));
afterEach(() => line.release());
afterAll(async () => {
  await tipp.service.close();
  line.close();
});

type Saved = { jokerCount: number; tipp: { goalsTeam1: number | null; goalsTeam2: number | null } };
const save = (who: Identity, input: object, headers: Record<string, string> = {}): Promise<GraphAnswer> =>
  askSubgraph(
    tipp.service.app,
    who,
    `mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount tipp { goalsTeam1 goalsTeam2 } } }`,
    { input },
    headers,
  );
const within = (ms: number) => ({ [DEADLINE_HEADER]: String(Date.now() + ms) });
const codeOf = ({ errors }: GraphAnswer) => errors?.[0]?.extensions.code;
const savedBy = ({ data }: GraphAnswer) => data?.['saveTipp'] as Saved;
/** Creates a player with a slip. */
async function newPlayer(): Promise<Identity> {
  const who = player(nextId++);
  await tipp.service.deps.slips.create([who.userId]);
  return who;
}
/** Waits until a save has left the service and is held by the proxy. */
const underWay = () => until(() => line.held().includes('saves'));
const slipOf = ({ userId }: Identity) => tipp.service.deps.slips.find(userId);

describe('a database that hangs', () => {
  test('a save that was sent is unknown, one queued behind it is rejected and never sent', async () => {
    const players = [await newPlayer(), await newPlayer()];
    line.hold();
    const started = performance.now();
    const input = { matchId: 1, goalsTeam1: 2, goalsTeam2: 0, isJoker: true };
    const codes = (await Promise.all(players.map((who) => save(who, input, within(800))))).map(codeOf);
    expect(codes.toSorted()).toEqual(['UNAVAILABLE', 'UNKNOWN']);
    const sent = players[codes.indexOf('UNKNOWN')] as Identity;
    const waiting = players[codes.indexOf('UNAVAILABLE')] as Identity;
    expect(performance.now() - started).toBeLessThan(3_000);

    line.release();
    // The held saves are written now, and nothing else: later saves are answered after them.
    expect(codeOf(await save(await newPlayer(), { matchId: 1, goalsTeam1: 0 }))).toBeUndefined();
    expect((await slipOf(sent))?.tipps).toMatchObject({ m1: { goals1: 2, goals2: 0, joker: true } });
    expect((await slipOf(waiting))?.tipps).toEqual({});
    expect((await slipOf(sent))?.jokerCount).toBe(1);
  });

  test('a save without a deadline waits some seconds, not for ever', async () => {
    const who = await newPlayer();
    line.hold();
    expect(codeOf(await save(who, { matchId: 1, goalsTeam1: 1 }))).toBe('UNKNOWN');
    line.release();
    await until(async () => (await slipOf(who))?.tipps['m1']?.goals1 === 1);
  });
});

describe('a database that dies', () => {
  test('a save in progress is unknown, and repeating it returns the stored state', async () => {
    const who = await newPlayer();
    line.hold();
    const saving = save(who, { matchId: 2, goalsTeam1: 1, goalsTeam2: 1, isJoker: true });
    await underWay();
    line.drop();
    expect(codeOf(await saving)).toBe('UNKNOWN');
    line.mend();
    const input = { matchId: 2, goalsTeam1: 1, goalsTeam2: 1, isJoker: true };
    let repeated = await save(who, input);
    // The driver may have found another dead connection in its pool: unknown once more.
    await until(async () => !codeOf(repeated) || !codeOf((repeated = await save(who, input))));
    expect(savedBy(repeated)).toEqual({ jokerCount: 1, tipp: { goalsTeam1: 1, goalsTeam2: 1 } });
  });
});

describe('a hanging connection beside working ones', () => {
  test('a save on it is overtaken after a while, and never overwrites a newer acknowledged one', async () => {
    const who = await newPlayer();
    const jam = line.jam('saves');
    expect(codeOf(await save(who, { matchId: 1, goalsTeam1: 1 }))).toBe('UNKNOWN');
    expect(jam.isStuck()).toBe(true);
    expect(codeOf(await save(who, { matchId: 1, goalsTeam1: 2 }))).toBeUndefined();
    await jam.release();
    expect((await slipOf(who))?.tipps).toEqual({ m1: { goals1: 2, random: false, key: null, revision: 1 } });
  });

  test('a winner tipp on it never takes effect later than eight seconds after its request', async () => {
    const who = await newPlayer();
    const choose = (teamKZ: string) =>
      askSubgraph(
        tipp.service.app,
        who,
        'mutation ($input: SaveWinnerTippInput!) { saveWinnerTipp(input: $input) { winnerTipp { mark } } }',
        { input: { mark: 'P1', teamKZ } },
      );
    const jam = line.jam('winners.P1');
    const came = Date.now();
    const hanging = choose('GER');
    await until(() => jam.isStuck());
    expect((await choose('ESP')).errors).toBeUndefined();
    await until(() => Date.now() > came + 8_100);
    await jam.release();
    expect(codeOf(await hanging)).toBe('UNAVAILABLE');
    expect((await slipOf(who))?.winners).toEqual({ P1: 'ESP' });
  });
});

test('a repeated save changes nothing, with a joker and with a random tipp of the same request id', async () => {
  const who = await newPlayer();
  const input = { matchId: 3, isRandom: true, isJoker: true };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => save(who, input, { [REQUEST_ID_HEADER]: 'pressed-once' })),
  );
  answers.push(await save(who, input, { [REQUEST_ID_HEADER]: 'pressed-once' }));
  for (const answer of answers) expect(savedBy(answer)).toEqual(savedBy(answers[0] as GraphAnswer));
  expect((await slipOf(who))?.jokerCount).toBe(1);
});

test('random tipps of other requests differ', async () => {
  const who = await newPlayer();
  const drawn = new Set<string>();
  for (let index = 0; index < 12; index++) {
    drawn.add(JSON.stringify(savedBy(await save(who, { matchId: 3, isRandom: true })).tipp));
  }
  expect(drawn.size).toBeGreaterThan(1);
});

describe('the last moments before a lock', () => {
  test('a save in time that is delayed until two seconds after the lock has no effect', async () => {
    const who = await newPlayer();
    tipp.clock.set(new Date(FIRST_KICKOFF.getTime() - 100));
    line.hold();
    const deadline = Date.now() + 100 + 2_000;
    const saving = save(who, { matchId: 1, goalsTeam1: 2, goalsTeam2: 1 });
    await until(() => Date.now() > deadline + 100);
    tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 2_100));
    line.release();
    expect(codeOf(await saving)).toBe('LOCKED');
    expect((await slipOf(who))?.tipps).toEqual({});
  });

  test('one with a shorter delay is kept, and is in the frozen column', async () => {
    const who = await newPlayer();
    tipp.clock.set(new Date(FIRST_KICKOFF.getTime() - 1));
    line.hold();
    const saving = save(who, { matchId: 1, goalsTeam1: 2, goalsTeam2: 1 });
    await underWay();
    tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 3_999));
    line.release();
    expect(codeOf(await saving)).toBeUndefined();
    await tipp.service.freezer.freeze();
    expect(await tipp.service.deps.columns.get('m1')).toBeNull();
    tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 4_000));
    await tipp.service.freezer.freeze();
    const column = (await tipp.service.deps.columns.get('m1')) as Uint8Array;
    expect(tippAt(column, who.userId - 1)).toMatchObject({ goals1: 2, goals2: 1, isPresent: true });
  });
});
