import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { openLine, type Line } from '@tippspiel/shared/platform/testing/line';
import {
  askSubgraph,
  cutPicture,
  player,
  type GraphAnswer,
} from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { candidatesIn, drawnAgain, hashOf } from '../../../infra/reference/drawings.ts';
import { drawPrize } from '../src/app/prizes/draw-prize.ts';
import { toBits } from '../src/domain/prizes/candidates.ts';
import { buildService, type TippService } from '../src/server.ts';
import { BEFORE, FIRST_KICKOFF, openTipp, registered, until, type TippFixture } from './tipp-fixture.ts';

const minutes = (count: number) => new Date(FIRST_KICKOFF.getTime() + count * 60_000);
const anna = player(2);
const STAMP = `o${'a'.repeat(32)}`;
/** Media's answer to the operator who has cut the picture. */
const cut = (more: object = {}) =>
  cutPicture({
    ...{ stamp: STAMP, directory: 'prices', userId: 1 },
    ...{ expires: new Date(BEFORE.getTime() + 1000), ...more },
  });
/** 2 to 9 tipp match 1; 8 has no address, 9 is not confirmed. 10 only lacks a tipp. */
const TIPPERS = [2, 3, 4, 5, 6, 7, 8, 9];
const MAY_WIN = [2, 3, 4, 5, 6, 7];

let tipp: TippFixture;
let second: TippService;
/** The connection of the second process to NATS. */
let line: Line;

const tell = (event: Parameters<TippService['backbone']['bus']['publish']>[0]) =>
  tipp.service.backbone.bus.publish(event);
const cause = { now: BEFORE, requestId: 'test' };
const eligible = (userId: number, isConfirmed = true, hasAddress = true, version = 1) =>
  createEvent('user.eligibility.changed.v1', { userId, version, isConfirmed, hasAddress }, cause);
const locked = (userId: number, isLocked: boolean, version: number) => {
  const { data } = registered(userId);
  return createEvent('user.account.changed.v1', { ...data, isLocked, version }, cause);
};
const both = (holds: (service: TippService) => boolean) =>
  until(() => [tipp.service, second].every((service) => holds(service)));

beforeAll(async () => {
  tipp = await openTipp();
  line = await openLine(tipp.env.NATS_URL);
  second = await buildService({ ...tipp.env, NATS_URL: line.url }, { clock: tipp.clock });
  await tipp.register(1, ...TIPPERS, 10);
  for (const userId of [...TIPPERS, 10]) await tell(eligible(userId, userId !== 9, userId !== 8));
  await both(({ deps }) => deps.eligibility.hasAddress(10) && deps.eligibility.hasAddress(7));
  for (const userId of TIPPERS)
    await tipp.saveTipp(player(userId), { matchId: 1, goalsTeam1: 2, goalsTeam2: 1 });
});
beforeEach(() => tipp.clock.set(BEFORE));
afterAll(async () => {
  await tipp.service.backbone.mongo.dropDatabase();
  await second?.close();
  line.close();
  await tipp.service.close();
});

type Winner = {
  id: number;
  isPublished: boolean;
  user: { id: number } | null;
  post: { id: number } | null;
  isLinkFixed: boolean;
  outReason: string;
};
type Price = {
  id: number;
  name: string;
  version: number;
  state: string;
  winners: Winner[];
  drawing: {
    seedHash: string;
    drawnAt: string | null;
    seed: string | null;
    candidateCount: number | null;
    candidates: string | null;
    turns: { userId: number; user: { id: number } | null; isWinner: boolean; outReason: string }[];
  };
};
const FIELDS = `id version name priceKind pictureUrl date fromMatchId toMatchId winnerCount state
  winners { id isPublished user { id } post { id } isLinkFixed outReason }
  drawing { seedHash committedAt drawnAt seed candidateCount candidates turns { userId user { id } isWinner outReason } }`;
const wanted = {
  id: 0,
  version: 0,
  name: 'Ein Ball',
  priceKind: 'Tagespreis',
  winnerCount: 2,
  fromMatchId: 1 as number | null,
  toMatchId: 1 as number | null,
};
const types = {
  savePrice: 'SavePriceInput',
  drawPrice: 'DrawPriceInput',
  publishWinners: 'PublishWinnersInput',
};
const act = (name: keyof typeof types, input: object, who: Identity | null = tipp.admin) =>
  tipp.ask(who, `mutation ($input: ${types[name]}!) { ${name}(input: $input) { price { ${FIELDS} } } }`, { input }); // prettier-ignore
const PUBLISH = 'mutation ($input: PublishWinnersInput!) { publishWinners(input: $input) { wasPublished } }';
/** Publishes as an operator who sees the current version. */
const publish = async (id: number): Promise<boolean> => {
  const { version } = await seen(tipp.admin, id);
  const answer = await tipp.ask(tipp.admin, PUBLISH, { input: { id, version } });
  if (answer.errors) throw new Error(refusal(answer));
  return (answer.data as { publishWinners: { wasPublished: boolean } }).publishWinners.wasPublished;
};
const link = (winnerId: number, postId: number | null, seenPostId?: number | null) =>
  tipp.ask(
    tipp.admin,
    'mutation ($input: LinkWinnerInput!) { linkWinner(input: $input) { winner { id post { id } } } }',
    { input: { winnerId, postId, seenPostId } },
  );
const remove = (input: object, who: Identity | null = tipp.admin) =>
  tipp.ask(who, 'mutation ($input: RemovePriceInput!) { removePrice(input: $input) { removedId } }', {
    input,
  });
const refusal = ({ errors }: GraphAnswer) =>
  `${errors?.[0]?.extensions.code} ${errors?.[0]?.extensions.field ?? '-'} ${errors?.[0]?.message}`;
function priceOf(answer: GraphAnswer): Price {
  if (answer.errors) throw new Error(refusal(answer));
  const [payload] = Object.values(answer.data as Record<string, { price: Price }>);
  return (payload as { price: Price }).price;
}
const made = async (part: object = {}) => priceOf(await act('savePrice', { ...wanted, ...part }));
const seen = async (who: Identity, id: number): Promise<Price> =>
  (await tipp.ask(who, `{ price(id: ${id}) { ${FIELDS} } }`)).data?.['price'] as Price;
const winnersSeen = async (who: Identity) =>
  (
    await tipp.ask(
      who,
      '{ winners { totalCount visible items { id kind isPublished user { id } price { id name } } } }',
    )
  ).data?.['winners'] as {
    totalCount: number;
    visible: boolean;
    items: { id: number; price: { id: number } }[];
  };
/** Waits until late saves are impossible and the tipps on match 1 are frozen. */
async function freeze(): Promise<void> {
  tipp.clock.set(minutes(1));
  await tipp.service.freezer.freeze();
}
async function drawn(part: object = {}): Promise<Price> {
  const { id } = await made(part);
  await freeze();
  return priceOf(await act('drawPrice', { id }));
}

describe('a prize', () => {
  test('is created by operators, with a public hash and a secret seed', async () => {
    const price = await made({ name: ' Ein  <Ball> ', key: 'k1' });
    expect(price).toMatchObject({ name: 'Ein  <Ball>', state: 'OPEN', version: 1, winners: [] });
    expect(price.drawing).toMatchObject({ seed: null, candidateCount: null, candidates: null, turns: [] });
    expect(await seen(anna, price.id)).toEqual(price);
    expect(price.drawing.seedHash).toMatch(/^[0-9a-f]{64}$/);
    const again = await made({ name: ' Ein  <Ball> ', key: 'k1' });
    expect(again).toEqual(price);
    // Concurrent requests with one key create one prize, too.
    const atOnce = await Promise.all([0, 1, 2, 3].map(() => made({ key: 'at once' })));
    expect(new Set(atOnce.map(({ id, version }) => `${id}/${version}`)).size).toBe(1);
    // With other values it changes the first one, unless that was changed since.
    const changed = await made({ name: 'Anders', key: 'k1' });
    expect(changed).toMatchObject({ id: price.id, name: 'Anders', version: 2 });
    expect(refusal(await act('savePrice', { ...wanted, name: 'Noch anders', key: 'k1' }))).toMatch(
      /^CONFLICT/,
    );
    expect(refusal(await tipp.ask(null, '{ prices { id } }'))).toContain('UNAUTHENTICATED');
    const entry = async (who: Identity | null) => {
      const answer = await tipp.ask(who, '{ openPrices { id entry } }');
      const prices = answer.data?.['openPrices'] as { id: number; entry: string | null }[];
      return prices.find(({ id }) => id === price.id)?.entry;
    };
    expect(await entry(player(2))).toBe('IN');
    expect(await entry(player(8))).toBe('NO_ADDRESS');
    expect(await entry(player(9))).toBe('NOT_CONFIRMED');
    expect(await entry(player(10))).toBe('NO_TIPP');
    expect(await entry(null)).toBeNull();
    const toWin = '{ openPrices { winners { id } fromMatch { team1 { teamKZ } } toMatch { id } } }';
    const { errors, data } = await tipp.ask(null, toWin);
    expect(errors).toBeUndefined();
    const first = { winners: [], fromMatch: { team1: { teamKZ: 'GER' } }, toMatch: { id: 1 } };
    expect(data?.['openPrices']).toContainEqual(first);
    for (const who of [null, anna, player(1, { isAdmin: true, isLocked: true })]) {
      const code = who ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      expect(refusal(await act('savePrice', wanted, who))).toContain(code);
      expect(refusal(await act('drawPrice', { id: price.id }, who))).toContain(code);
      expect(refusal(await act('publishWinners', { id: price.id, version: 1 }, who))).toContain(code);
      expect(refusal(await remove({ id: price.id, version: 1 }, who))).toContain(code);
    }
  });

  test.each([
    [{ name: ' ​' }, 'name Bitte gib einen Namen für den Preis ein.'],
    [{ name: 'x'.repeat(201) }, 'name Der Name darf höchstens 200 Zeichen haben.'],
    [{ priceKind: 'Geldpreis' }, 'priceKind Diese Preisart gibt es nicht.'],
    [
      { fromMatchId: 5, toMatchId: 4 },
      'toMatchId Das letzte Spiel liegt vor dem ersten. Bitte tausche die beiden.',
    ],
    [{ toMatchId: 52 }, 'toMatchId Dieses Spiel gibt es nicht.'],
    [{ fromMatchId: null }, 'fromMatchId Bitte gib einen Tag oder das erste und das letzte Spiel an.'],
    [{ date: '2024-06-14' }, 'date Bitte gib entweder einen Tag oder Spiele an, nicht beides.'],
    [
      { date: '2024-06-13', fromMatchId: null, toMatchId: null },
      'date An diesem Tag wird nicht gespielt. Bitte gib stattdessen Spiele an.',
    ],
    [{ date: 'gestern', fromMatchId: null, toMatchId: null }, 'date Bitte gib einen Tag an.'],
    [{ winnerCount: 0 }, 'winnerCount Bitte gib 1 bis 50 Gewinner an.'],
    [{ winnerCount: 51 }, 'winnerCount Bitte gib 1 bis 50 Gewinner an.'],
    [{ picture: '../x' }, 'picture Bitte lade das Bild noch einmal hoch.'],
  ])('with %j is rejected', async (part, message) => {
    expect(refusal(await act('savePrice', { ...wanted, ...part }))).toBe(`BAD_USER_INPUT ${message}`);
  });

  test('of a day takes its matches', async () => {
    const price = await made({ date: '2024-06-15', fromMatchId: null, toMatchId: null });
    expect(price).toMatchObject({ fromMatchId: 2, toMatchId: 4, date: '2024-06-15T19:00:00.000Z' });
  });

  test('is committed a minute before its last kick-off, or not at all', async () => {
    const price = await made({ toMatchId: 1, key: 'in time' });
    const other = await made({ toMatchId: 2, fromMatchId: 2 });
    tipp.clock.set(minutes(-1));
    const change = (part: object) => act('savePrice', { ...wanted, id: price.id, version: 1, ...part });
    expect(refusal(await act('savePrice', wanted))).toMatch(
      /^BAD_USER_INPUT toMatchId Das letzte dieser Spiele/,
    );
    expect(refusal(await change({ toMatchId: 2 }))).toMatch(
      /^BAD_USER_INPUT toMatchId .*bleiben, wie sie sind/,
    );
    expect(refusal(await change({ winnerCount: 3 }))).toMatch(/^BAD_USER_INPUT winnerCount/);
    expect(
      refusal(await act('savePrice', { ...wanted, id: other.id, version: 1, fromMatchId: 1, toMatchId: 1 })),
    ).toMatch(/^BAD_USER_INPUT toMatchId Das letzte dieser Spiele/);
    expect(priceOf(await change({ name: 'Zwei Bälle' }))).toMatchObject({ version: 2, name: 'Zwei Bälle' });
    expect((await seen(anna, price.id)).drawing).toEqual(price.drawing);
    expect(refusal(await change({ name: 'Drei Bälle' }))).toMatch(/^CONFLICT/);
    // After a lost response the retry arrives too late for a new prize.
    const sent = { ...wanted, name: 'Zwei Bälle', toMatchId: 1, key: 'in time' };
    expect(priceOf(await act('savePrice', sent))).toMatchObject({ id: price.id, version: 2 });
  });

  test('gets another seed for other matches, and keeps it for another name', async () => {
    const before = await made();
    const input = { ...wanted, id: before.id, version: 1 };
    const renamed = priceOf(await act('savePrice', { ...input, name: 'Anders' }));
    expect(renamed.drawing.seedHash).toBe(before.drawing.seedHash);
    const moved = priceOf(await act('savePrice', { ...input, name: 'Anders', version: 2, toMatchId: 3 }));
    expect(moved.drawing.seedHash).not.toBe(before.drawing.seedHash);
  });

  test('has the matches of its range if the version before stored it, also where it had others', async () => {
    const { id } = await made();
    const stored = tipp.service.backbone.mongo.collection('prizes');
    const rangeOf = async () =>
      (await tipp.ask(anna, `{ price(id: ${id}) { date fromMatch { id } toMatch { id } } }`)).data?.['price'];
    const its = { _id: id as never };
    // The version before changes the range and does not know the list.
    await stored.updateOne(its, { $set: { fromMatch: 2, toMatch: 4 } });
    const range = { date: '2024-06-15T19:00:00.000Z', fromMatch: { id: 2 }, toMatch: { id: 4 } };
    expect(await rangeOf()).toEqual(range);
    await stored.updateOne(its, { $unset: { matchIds: true } });
    expect(await rangeOf()).toEqual(range);
  });

  test('accepts a picture that its operator has just cut for prizes, and keeps its current one', async () => {
    const price = await made({ picture: cut() });
    const change = { ...wanted, id: price.id, version: 1, name: 'Neu' };
    const gone = 'NOT_FOUND picture Bitte lade das Bild noch einmal hoch.';
    const other = `o${'b'.repeat(32)}`;
    for (const picture of [
      ...[other, `/api/downloadImage/prices/${other}`, cut().replace('a', 'b')],
      ...[{ directory: 'posts' }, { userId: 2 }, { expires: BEFORE }].map((part) =>
        cut({ stamp: other, ...part }),
      ),
    ]) {
      expect(refusal(await act('savePrice', { ...wanted, name: 'Nie', picture }))).toBe(gone);
      expect(refusal(await act('savePrice', { ...change, picture }))).toBe(gone);
    }
    expect(await seen(tipp.admin, price.id)).toEqual(price);
    const all = (await tipp.ask(tipp.admin, '{ prices { name } }')).data?.['prices'];
    expect(all).not.toContainEqual({ name: 'Nie' });
    // A form returns its own picture by stamp or address.
    const kept = priceOf(await act('savePrice', { ...change, picture: STAMP }));
    expect(kept).toMatchObject({ version: 2, pictureUrl: `/api/downloadImage/prices/${STAMP}` });
    const picture = `/api/downloadImage/prices/${STAMP}`;
    expect(priceOf(await act('savePrice', { ...change, version: 2, name: 'Neuer', picture }))).toMatchObject({
      ...{ version: 3, pictureUrl: picture },
    });
  });

  test('claims its picture, and releases it on removal', async () => {
    const received: { id: number }[] = [];
    await tipp.service.backbone.bus.consume({
      name: 'test-claims',
      types: ['tipp.picture.claimed.v1'],
      handle: async (events) => void received.push(...events.map(({ data }) => data)),
    });
    const price = await made({ picture: cut() });
    expect(price).toMatchObject({ pictureUrl: `/api/downloadImage/prices/${STAMP}` });
    const kept = priceOf(
      await act('savePrice', { ...wanted, id: price.id, version: 1, name: 'Neu', picture: null }),
    );
    expect(kept).toMatchObject({ pictureUrl: `/api/downloadImage/prices/${STAMP}` });
    expect((await remove({ id: price.id, version: 1 })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await remove({ id: price.id, version: 2 })).errors).toBeUndefined();
    expect((await remove({ id: price.id, version: 2 })).errors).toBeUndefined();
    expect(await seen(tipp.admin, price.id)).toBeNull();
    const claim = { directory: 'prices', id: price.id, isPublic: true };
    const own = () => received.filter(({ id }) => id === price.id);
    await until(() => own().length >= 2);
    expect(own()).toEqual([
      { ...claim, stamp: STAMP, version: 1 },
      { ...claim, stamp: '', version: 3 },
    ]);
  });
});

describe('a drawing', () => {
  test('waits for the last kick-off and for the tipps to be frozen', async () => {
    const { id } = await made({ fromMatchId: 3, toMatchId: 3 });
    expect(refusal(await act('drawPrice', { id }))).toMatch(/^BAD_USER_INPUT id Gezogen wird erst/);
    expect(refusal(await act('publishWinners', { id, version: 1 }))).toBe(
      'BAD_USER_INPUT id Der Preis ist noch nicht gezogen.',
    );
    tipp.clock.set(new Date('2024-06-15T16:00:01Z'));
    expect(await seen(anna, id)).toMatchObject({ state: 'DUE' });
    expect(refusal(await act('drawPrice', { id }))).toMatch(
      /^BAD_USER_INPUT id Die Tipps auf diese Spiele werden/,
    );
  });

  test('without candidates changes nothing', async () => {
    const { id } = await made({ fromMatchId: 2, toMatchId: 2 });
    tipp.clock.set(new Date('2024-06-15T13:01:00Z'));
    await tipp.service.freezer.freeze();
    const before = await seen(tipp.admin, id);
    expect(refusal(await act('drawPrice', { id }))).toMatch(
      /^BAD_USER_INPUT id Für diesen Preis gibt es niemanden/,
    );
    expect(await seen(tipp.admin, id)).toEqual(before);
    expect(before.state).toBe('DUE');
  });

  test('draws eligible players in an order that anybody can repeat; only operators see it before publication', async () => {
    const before = await made();
    await freeze();
    const price = priceOf(await act('drawPrice', { id: before.id }));
    const { seed, seedHash, candidates, candidateCount, turns } = price.drawing;
    expect(seedHash).toBe(before.drawing.seedHash);
    expect(hashOf(seed ?? '')).toBe(seedHash);
    expect(candidatesIn(candidates ?? '')).toEqual(MAY_WIN);
    expect(candidateCount).toBe(MAY_WIN.length);
    const order = drawnAgain(seed ?? '', MAY_WIN, 2);
    expect(turns.map(({ userId }) => userId)).toEqual(order);
    expect(price.winners.map(({ user }) => user?.id)).toEqual(order);

    for (const who of [anna, player(1, { isAdmin: true, isLocked: true })]) {
      const hidden = await seen(who, price.id);
      // Operators cannot draw equal prizes and publish the one they prefer: each is shown as drawn.
      expect(hidden).toMatchObject({ state: 'DRAWN', winners: [] });
      expect(hidden.drawing).toMatchObject({ drawnAt: price.drawing.drawnAt, seed: null, turns: [] });
      expect(hidden.drawing).toMatchObject({ candidates: null, candidateCount: null });
    }
    const mine = ({ items }: Awaited<ReturnType<typeof winnersSeen>>) =>
      items.filter((winner) => winner.price.id === price.id);
    expect(mine(await winnersSeen(anna))).toEqual([]);
    expect(mine(await winnersSeen(tipp.admin))).toHaveLength(2);
    expect(await publish(price.id)).toBe(true);
    expect(await publish(price.id)).toBe(true);
    const open = await seen(anna, price.id);
    expect(open).toMatchObject({ state: 'PUBLISHED', drawing: { seed, candidates, candidateCount } });
    expect(mine(await winnersSeen(anna))).toHaveLength(2);
    expect((await winnersSeen(anna)).visible).toBe(true);
    expect(refusal(await remove({ id: price.id, version: 3 }))).toMatch(
      /^CONFLICT - Der Preis ist schon gezogen/,
    );
  });

  test('fixes the prize: nobody can give the car to the winner of the pen', async () => {
    const before = await made();
    await freeze();
    const { id, version } = priceOf(await act('drawPrice', { id: before.id }));
    // A form that was opened before the drawing is rejected in the same way.
    for (const part of [
      { name: 'Auto' },
      { priceKind: 'Hauptpreis' },
      { name: 'Auto', version: version - 1 },
    ])
      expect(refusal(await act('savePrice', { ...wanted, id, version, ...part }))).toMatch(
        /^BAD_USER_INPUT .*Der Preis ist schon gezogen/,
      );
    expect(await seen(tipp.admin, id)).toMatchObject({ name: before.name, version });
  });

  test('gives the same result, however often and in however many processes it is requested', async () => {
    const { id } = await made({ winnerCount: 3 });
    await freeze();
    const query = `mutation ($input: DrawPriceInput!) { drawPrice(input: $input) { price { ${FIELDS} } } }`;
    const ask = ({ app }: TippService) => askSubgraph(app, tipp.admin, query, { input: { id } });
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => ask(at % 2 ? second : tipp.service)));
    const prices = answers.map(priceOf);
    for (const price of prices) expect(price).toEqual(prices[0]);
    expect(priceOf(await ask(second))).toEqual(prices[0]);
    expect(prices[0]?.winners).toHaveLength(3);
  });

  test('takes all candidates if more winners are wanted', async () => {
    const price = await drawn({ winnerCount: 50 });
    expect(price.winners).toHaveLength(MAY_WIN.length);
  });

  test('replaces a player who may not win any more with the next in order, without publishing', async () => {
    const before = await drawn();
    const order = drawnAgain(before.drawing.seed ?? '', MAY_WIN, 6);
    const [first = 0, next = 0, third = 0, fourth = 0] = order;
    await tell(locked(first, true, 2));
    await tell(eligible(third, true, false, 2));
    await both(
      ({ deps }) => deps.projection.current().players.isLocked(first) && !deps.eligibility.hasAddress(third),
    );
    expect((await seen(tipp.admin, before.id)).winners[0]?.outReason).toBe('gesperrt');

    // Three clicks at once: none of them publishes players that the first one drew and no operator has seen.
    const input = { id: before.id, version: before.version };
    const clicks = await Promise.all([0, 1, 2].map(() => tipp.ask(tipp.admin, PUBLISH, { input })));
    expect(clicks.filter(({ errors }) => !errors).map(({ data }) => data)).toEqual([
      { publishWinners: { wasPublished: false } },
    ]);
    for (const answer of clicks.filter(({ errors }) => errors))
      expect(refusal(answer)).toMatch(/^CONFLICT - Der Preis wurde gerade/);
    const after = await seen(tipp.admin, before.id);
    expect(after.state).toBe('DRAWN');
    expect(after.drawing.turns.map(({ userId, outReason }) => [userId, outReason])).toEqual([
      [first, 'gesperrt'],
      [next, ''],
      [third, 'Postadresse unvollständig'],
      [fourth, ''],
    ]);
    expect(after.winners.map(({ user }) => user?.id)).toEqual([next, fourth]);
    // A player who was out once is not restored.
    await tell(locked(first, false, 3));
    await tell(eligible(third, true, true, 3));
    await both(
      ({ deps }) => !deps.projection.current().players.isLocked(first) && deps.eligibility.hasAddress(third),
    );
    expect(priceOf(await act('drawPrice', { id: before.id })).version).toBe(after.version);
    expect(await publish(before.id)).toBe(true);
    const open = await seen(anna, before.id);
    expect(open.winners.map(({ user }) => user?.id)).toEqual([next, fourth]);
    expect(open.drawing.turns[0]).toEqual({ userId: first, user: null, isWinner: false, outReason: '' });
  });

  test('is neither started nor published by a process that may have missed a suspension', async () => {
    const { id, version, drawing } = await drawn();
    tipp.clock.set(BEFORE);
    const other = await made();
    await freeze();
    const [first = 0] = drawnAgain(drawing.seed ?? '', MAY_WIN, 1);
    const ask = async (name: 'drawPrice' | 'publishWinners', prizeId: number) => {
      const seenVersion = name === 'publishWinners' ? `, version: ${version}` : '';
      const input = `{ id: ${prizeId}${seenVersion} }`;
      const asked = `mutation { ${name}(input: ${input}) { price { id state winners { user { id } } } } }`;
      return askSubgraph(second.app, tipp.admin, asked);
    };
    line.drop();
    await tell(locked(first, true, 4));
    for (const answer of [await ask('publishWinners', id), await ask('drawPrice', other.id)])
      expect(refusal(answer)).toMatch(/^UNAVAILABLE - Gerade ist nicht sicher, wer gesperrt/);
    expect(await seen(tipp.admin, id)).toMatchObject({ state: 'DRAWN' });
    expect(await seen(tipp.admin, other.id)).toMatchObject({ state: 'DUE' });
    line.mend();
    await until(async () => !(await ask('publishWinners', id)).errors);
    const after = await seen(tipp.admin, id);
    expect(after.winners.map(({ user }) => user?.id)).not.toContain(first);
    await tell(locked(first, false, 5));
    await both(({ deps }) => !deps.projection.current().players.isLocked(first));
  });

  test('is skipped for an operator who no longer waits', async () => {
    const { id } = await made();
    await freeze();
    const by = { identity: tipp.admin, requestId: 'test', deadline: new Date(0) };
    await expect(drawPrize(tipp.service.deps, by, { id })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await seen(tipp.admin, id)).toMatchObject({ state: 'DUE' });
  });

  test('is read once for all who verify it', async () => {
    const { id } = await drawn();
    const { drawings } = tipp.service.deps;
    expect(candidatesIn((await drawings.encoded(id)) ?? '')).toEqual(MAY_WIN);
    expect(drawings.encoded(id)).toBe(drawings.encoded(id));
    expect(await drawings.encoded(999_999)).toBeNull();
  });

  test('is recorded in the log of changes', async () => {
    const price = await drawn({ name: 'Protokoll' });
    await publish(price.id);
    const log = async () =>
      (
        await tipp.ask(
          tipp.admin,
          '{ auditLog(page: { pageSize: 100 }) { items { subject address changes { what before after } } } }',
        )
      ).data as {
        auditLog: { items: { subject: string; address: string; changes: Record<string, string>[] }[] };
      };
    const told = async () =>
      (await log()).auditLog.items.filter(({ subject }) => subject === 'Preis „Protokoll“');
    await until(async () => (await told()).length === 3);
    const changes = (await told()).flatMap((entry) => entry.changes);
    expect(changes).toContainEqual({ what: 'Neu', before: '', after: 'angelegt' });
    expect(changes).toContainEqual({ what: 'Veröffentlicht', before: 'nein', after: 'ja' });
    const { players } = tipp.service.deps.projection.current();
    const names = price.winners.map(({ user }) => {
      const { firstname, lastname } = players.get(user?.id ?? 0)!;
      return `${firstname} ${lastname}`;
    });
    expect(changes).toContainEqual({ what: 'Gewinner', before: 'niemand', after: names.join(', ') });
    expect((await told()).map(({ address }) => address)).toEqual(Array(3).fill('/adminpreise'));
  });

  test('without any winner is discarded, and a prize that nobody can win any more can be removed', async () => {
    const old = await drawn();
    tipp.clock.set(BEFORE);
    const { id } = await made();
    await freeze();
    const withAddress = async (hasAddress: boolean, version: number) => {
      for (const userId of MAY_WIN) await tell(eligible(userId, true, hasAddress, version));
      await both(({ deps }) => MAY_WIN.every((userId) => deps.eligibility.hasAddress(userId) === hasAddress));
    };
    // The first drawing has stored the candidates; then nobody may win any more.
    const { projection, candidateLists, drawings } = tipp.service.deps;
    const prize = await tipp.service.deps.prizes.find(id);
    const found = await candidateLists.find(projection.current(), prize!);
    await drawings.add(id, toBits(found));
    await withAddress(false, 50);
    const before = await seen(tipp.admin, id);
    expect(refusal(await act('drawPrice', { id }))).toMatch(/^BAD_USER_INPUT id .* Es ist nichts gezogen\.$/);
    expect(await seen(tipp.admin, id)).toEqual(before);
    expect(before.state).toBe('DUE');

    const input = { id: old.id, version: old.version + 1 };
    expect(refusal(await remove({ ...input, version: old.version }))).toMatch(/^CONFLICT/);
    expect(priceOf(await act('drawPrice', { id: old.id }))).toMatchObject({ state: 'DRAWN', winners: [] });
    expect((await remove(input)).errors).toBeUndefined();
    expect(await seen(tipp.admin, old.id)).toBeNull();
    await withAddress(true, 51);
    expect(priceOf(await act('drawPrice', { id })).winners).toHaveLength(2);
  });

  test('is published for the newsroom, with the winners and whether they are public', async () => {
    const received: { prizeId: number; version: number }[] = [];
    await tipp.service.backbone.bus.consume({
      name: 'test-prizes',
      types: ['tipp.prize.changed.v1'],
      handle: async (events) => void received.push(...events.map(({ data }) => data)),
    });
    const price = await drawn({ name: 'Bekannt' });
    await publish(price.id);
    const told = () => received.filter(({ prizeId }) => prizeId === price.id);
    await until(() => told().length === 3);
    const prize = { prizeId: price.id, kind: 'Tagespreis', outs: [], isRemoved: false };
    const winners = price.winners.map(({ user }) => user?.id);
    expect(told().toSorted((a, b) => a.version - b.version)).toEqual([
      { ...prize, version: 1, winners: [], isPublished: false },
      { ...prize, version: 2, winners, isPublished: false },
      { ...prize, version: 3, winners, isPublished: true },
    ]);
  });
});

describe('operators', () => {
  const candidates = (asked: string, who: Identity | null = tipp.admin) =>
    tipp.ask(who, `{ randomCandidates(${asked}) { totalCount items { id fullname } } }`);

  test('see the candidates, and find them by name', async () => {
    await freeze();
    const { data } = await candidates('fromMatchId: 1, toMatchId: 3');
    expect(data).toMatchObject({ randomCandidates: { totalCount: 6, items: MAY_WIN.map((id) => ({ id })) } });
    const found = await candidates('fromMatchId: 1, toMatchId: 1, search: "müller5"');
    expect(found.data).toMatchObject({ randomCandidates: { totalCount: 1, items: [{ id: 5 }] } });
    expect((await candidates('fromMatchId: 2, toMatchId: 3')).data).toMatchObject({
      randomCandidates: { totalCount: 0, items: [] },
    });
    expect(refusal(await candidates('fromMatchId: 1, toMatchId: 1', anna))).toContain('FORBIDDEN');
    tipp.clock.set(BEFORE);
    const { id } = await made();
    await remove({ id, version: 1 });
    expect(refusal(await candidates(`fromMatchId: 1, toMatchId: 1, priceId: ${id}`))).toContain(
      'NOT_FOUND priceId',
    );
    expect(refusal(await candidates('fromMatchId: 2, toMatchId: 1'))).toContain('BAD_USER_INPUT toMatchId');
    expect(refusal(await candidates(`fromMatchId: 1, toMatchId: 1, search: "${'x'.repeat(101)}"`))).toContain(
      'BAD_USER_INPUT search',
    );
  });

  /** Publishes feed's event of a post that announces a prize, or none any more. */
  async function announce(postId: number, priceId: number | null, isPublished: boolean, version = 1) {
    await tell(createEvent('feed.drawing.announced.v2', { postId, version, priceId, isPublished }, cause));
  }
  const received = (postId: number, version = 1) =>
    until(async () => (await tipp.service.deps.announcements.find(postId))?.version === version);
  const linkOf = (id: number, postId: number | null) => ({
    linkWinner: { winner: { id, post: postId === null ? null : { id: postId } } },
  });

  test('link a winner with a post that announces the prize, and may unlink it until the post was published', async () => {
    const { id, winners } = await drawn();
    const [one = 0, other = 0] = winners.map((winner) => winner.id);
    const linked = async (who: Identity) => (await seen(who, id)).winners.map(({ post }) => post?.id);
    // Linking right after publishing the post is not rejected.
    const linking = link(one, 77);
    for (const postId of [77, 78, 79]) await announce(postId, id, postId === 79);
    expect((await linking).data).toEqual(linkOf(one, 77));
    await received(79);
    expect((await link(one, null)).data).toEqual(linkOf(one, null));
    expect((await link(one, 78)).data).toEqual(linkOf(one, 78));
    expect((await seen(tipp.admin, id)).winners[0]?.isLinkFixed).toBe(false);
    await publish(id);
    // The winners are published, the post is not.
    expect((await link(one, null)).data).toEqual(linkOf(one, null));
    expect((await link(one, 77)).data).toEqual(linkOf(one, 77));
    expect((await link(one, 78, 77)).data).toEqual(linkOf(one, 78));
    expect((await link(other, 79)).data).toEqual(linkOf(other, 79));
    // Players do not see the number of a draft.
    expect(await linked(anna)).toEqual([undefined, 79]);
    expect(await linked(tipp.admin)).toEqual([78, 79]);
    await announce(78, id, true, 2);
    await received(78, 2);
    expect(await linked(anna)).toEqual([78, 79]);
    const stays = async () => {
      for (const postId of [null, 77])
        expect(refusal(await link(one, postId))).toBe(
          'CONFLICT - Der Eintrag wurde schon veröffentlicht: Was verknüpft ist, bleibt verknüpft.',
        );
      expect((await seen(tipp.admin, id)).winners[0]?.isLinkFixed).toBe(true);
    };
    await stays();
    expect((await link(one, 78)).errors).toBeUndefined();
    expect(refusal(await link(999_999, 77))).toContain('NOT_FOUND winnerId');
    // Even if the post is deleted or hidden.
    await announce(78, null, false, 3);
    await received(78, 3);
    await stays();
    // Players do not see the number of a hidden post either.
    expect(await linked(anna)).toEqual([undefined, 79]);
    expect(await linked(tipp.admin)).toEqual([undefined, 79]);
    // A post that is shown again is linked again.
    await announce(78, id, false, 4);
    await received(78, 4);
    expect(await linked(tipp.admin)).toEqual([78, 79]);
    // A post that announces another prize by now is not linked any more.
    await announce(78, id + 1_000, true, 5);
    await received(78, 5);
    for (const who of [anna, tipp.admin]) expect(await linked(who)).toEqual([undefined, 79]);
    await stays();
  });

  test('keep a link to a post that the version before stored as published, whatever becomes of it', async () => {
    const { id, winners } = await drawn();
    const [one = 0, other = 0] = winners.map((winner) => winner.id);
    const stored = tipp.service.backbone.mongo.collection('announcements');
    await stored.insertMany([
      { _id: 91, version: 4, priceId: id, isPublished: true },
      { _id: 92, version: 4, priceId: id + 1_000, isPublished: true },
    ] as never);
    // The version before does not know the list.
    await announce(92, id + 2_000, true, 5);
    await received(92, 5);
    await stored.updateOne({ _id: 92 as never }, { $set: { priceId: id, version: 6 } });
    expect((await link(one, 91)).data).toEqual(linkOf(one, 91));
    expect((await link(other, 92)).data).toEqual(linkOf(other, 92));
    const areFixed = async () => (await seen(tipp.admin, id)).winners.map(({ isLinkFixed }) => isLinkFixed);
    expect(await areFixed()).toEqual([true, true]);
    await announce(91, null, false, 5);
    await announce(92, id + 3_000, true, 7);
    await received(91, 5);
    await received(92, 7);
    expect(await areFixed()).toEqual([true, true]);
    const links = [[one, 91], [other, 92]] as const; // prettier-ignore
    for (const [winner, postId] of links)
      expect(refusal(await link(winner, null, postId))).toMatch(/^CONFLICT - Der Eintrag wurde schon/);
  });

  test('are informed if another operator linked the winner with another draft meanwhile', async () => {
    const { id, winners } = await drawn();
    const [one = 0] = winners.map((winner) => winner.id);
    for (const postId of [81, 82]) await announce(postId, id, false);
    await received(82);
    const both = await Promise.all([81, 82].map((postId) => link(one, postId, null)));
    const [refused] = both.filter(({ errors }) => errors);
    const first = (await seen(tipp.admin, id)).winners[0]?.post?.id ?? 0;
    const other = first === 81 ? 82 : 81;
    expect(both.filter(({ errors }) => !errors).map(({ data }) => data)).toEqual([linkOf(one, first)]);
    const meanwhile =
      'CONFLICT - Dieser Gewinner ist inzwischen mit einem anderen Eintrag verknüpft. Dabei bleibt es, bis Du es noch einmal änderst.';
    expect(refusal(refused!)).toBe(meanwhile);
    // Repeating it does no harm; an operator who has seen the link may replace it.
    expect((await link(one, first, null)).errors).toBeUndefined();
    expect((await link(one, other, first)).data).toEqual(linkOf(one, other));
    for (const postId of [first, null]) expect(refusal(await link(one, postId, 7_777))).toBe(meanwhile);
    expect(refusal(await link(one, null, first))).toBe(meanwhile);
    // Nobody sees a deleted post.
    await announce(other, null, false, 2);
    await received(other, 2);
    expect((await link(one, first, null)).data).toEqual(linkOf(one, first));
  });

  test('cannot link a winner with another prize’s post, a player’s post or none', async () => {
    const { id, winners } = await drawn();
    await announce(80, id + 1_000, true);
    await received(80);
    for (const postId of [-1, 80])
      expect(refusal(await link(winners[0]?.id ?? 0, postId))).toBe(
        'BAD_USER_INPUT postId Verknüpft wird nur ein Eintrag der Redaktion, der genau diesen Preis bekannt gibt.',
      );
    expect((await seen(tipp.admin, id)).winners[0]?.post).toBeNull();
  });

  test('get suggested texts that announce winners', async () => {
    const { id } = await made({ name: 'Ein <Ball>' });
    const inKind = async (priceKind: string) => (await made({ name: 'Ein <Ball>', priceKind })).id;
    const ask = (kind: string, from = 1, to = 1, priceId = id, who: Identity | null = tipp.admin) =>
      tipp.ask(
        who,
        `{ textSuggestion(priceKind: "${kind}", priceId: ${priceId}, fromMatchId: ${from}, toMatchId: ${to}) }`,
      );
    for (const kind of ['Tagespreis', 'Wochenpreis', 'Bonusspielpreis', 'Sonderpreis', 'Hauptpreis']) {
      const found = new Set<unknown>();
      const own = await inKind(kind);
      for (let times = 0; times < 40; times += 1)
        found.add((await ask(kind, 1, 1, own)).data?.['textSuggestion']);
      expect(found.size).toBeGreaterThan(2);
      for (const text of found) {
        expect(text).toContain('[Name]');
        // In quotation marks any name fits into a sentence.
        expect(text).toContain('„Ein &lt;Ball&gt;“');
      }
    }
    expect(refusal(await ask('Geldpreis'))).toContain('BAD_USER_INPUT priceKind');
    expect(refusal(await ask('Hauptpreis'))).toBe(
      'BAD_USER_INPUT priceKind Dieser Preis hat eine andere Art: Tagespreis.',
    );
    expect(refusal(await ask('Tagespreis', 1, 2))).toBe(
      'BAD_USER_INPUT toMatchId Dieser Preis gilt für andere Spiele: 1.',
    );
    expect(refusal(await ask('Tagespreis', 2, 1))).toContain('BAD_USER_INPUT toMatchId');
    expect(refusal(await ask('Tagespreis', 1, 1, 999_999))).toContain('NOT_FOUND priceId');
    expect(refusal(await ask('Tagespreis', 1, 1, id, anna))).toContain('FORBIDDEN');
  });
});

test('a prize is found by its winner through an index', async () => {
  const plan = await tipp.service.backbone.mongo
    .collection('prizes')
    .find({ 'turns.winnerId': 1, isRemoved: false })
    .explain();
  expect(indexesOf(plan)).toEqual(['winner']);
});

test('a winner whose account is deleted has no name, not even in the export, and is not drawn any more', async () => {
  const price = await drawn();
  await publish(price.id);
  const [gone = 0] = price.winners.flatMap(({ user }) => user?.id ?? []);
  const exported = async () =>
    (await tipp.ask(player(gone), '{ viewer { tippExport } }')).data as {
      viewer: { tippExport: { prizes: object[] } };
    };
  expect((await exported()).viewer.tippExport.prizes).toContainEqual(
    expect.objectContaining({ price: 'Ein Ball', kind: 'Tagespreis' }),
  );
  await tell(createEvent('user.account.deleted.v1', { userId: gone, version: 99 }, cause));
  await both(({ deps }) => !deps.projection.current().players.has(gone));
  const after = await seen(anna, price.id);
  expect(after.winners[0]).toMatchObject({ user: null, isPublished: true });
  expect(after.drawing.turns[0]).toMatchObject({ userId: gone, user: null, isWinner: true });
  const eligibility = tipp.service.backbone.mongo.collection('eligibility');
  await until(async () => (await eligibility.countDocuments({ _id: gone as never })) === 0);
  tipp.clock.set(BEFORE);
  const next = await drawn({ winnerCount: 50 });
  expect(next.drawing.turns.map(({ userId }) => userId)).not.toContain(gone);
  expect(next.drawing.candidateCount).toBe(MAY_WIN.length - 1);
});
