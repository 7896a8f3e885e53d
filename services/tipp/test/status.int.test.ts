import { readFile } from 'node:fs/promises';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { operationsOf } from '@tippspiel/shared/platform/testing/operations';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BEFORE, openTipp, registered, until, type TippFixture } from './tipp-fixture.ts';

let tipp: TippFixture;
/** The query of every open page, once a minute and after live news. */
let query: string;

beforeAll(async () => {
  tipp = await openTipp();
  query = await readFile(new URL('../../../web/src/app/shell/status.graphql', import.meta.url), 'utf8');
});
afterAll(async () => {
  await tipp.service.backbone.mongo.dropDatabase();
  await tipp.service.close();
});

const known = (userId: number) => tipp.service.deps.projection.current().players.get(userId);

test('the status of a page comes from memory, without any database query', async () => {
  await tipp.register(2);
  const { mongo } = tipp.service.backbone;
  const status = await operationsOf(mongo, () => tipp.ask(player(2), query));
  const slip = await operationsOf(mongo, () => tipp.ask(player(2), '{ viewer { winnerTippsAreComplete } }'));
  expect(status.result.errors).toBeUndefined();
  expect(status.result.data).toMatchObject({
    viewer: {
      ...{ id: 2, ranking: 0, points: 0, isAdmin: false, statusIntervall: 60_000 },
      player: { id: 2, fullname: 'Zoë Müller2', pictureStamp: '', isLocked: false },
    },
    tournament: { name: 'EM 2024', isWM: false, firstMatchIsLocked: false },
  });
  expect([status.operations, slip.operations]).toEqual([[], ['slips.findOne']]);
});

test('a player who has just registered has a status already, and the name once the event arrives', async () => {
  const { data, errors } = await tipp.ask(player(77), query);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ viewer: { id: 77, ranking: 0, player: null } });
});

test('rights come from the session; name, picture and lock from the user service’s events', async () => {
  await tipp.register(3);
  const { data } = await tipp.ask(player(3, { isAdmin: true }), query);
  expect(data).toMatchObject({ viewer: { isAdmin: true, player: { isLocked: false } } });
  const { data: before } = registered(3);
  const after = { ...before, version: 2, lastname: 'Neu', pictureStamp: 'P3', isLocked: true };
  await tipp.service.backbone.bus.publish(
    createEvent('user.account.changed.v1', after, { now: BEFORE, requestId: 'test' }),
  );
  await until(() => known(3)?.version === 2);
  expect((await tipp.ask(player(3), query)).data).toMatchObject({
    viewer: {
      isAdmin: false,
      player: { fullname: `${before.firstname} Neu`, pictureStamp: 'P3', isLocked: true },
    },
  });
});
