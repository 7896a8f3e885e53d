import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openUser, type UserFixture } from './user-fixture.ts';

type Told = EventData<'user.eligibility.changed.v1'>;

let user: UserFixture;
const heard: Told[] = [];
beforeAll(async () => {
  user = await openUser();
  await user.service.backbone.bus.consume({
    name: 'test-eligibility',
    types: ['user.eligibility.changed.v1'],
    handle: async (events) => void heard.push(...events.map(({ data }) => data)),
  });
});
afterAll(() => user.stop());

const of = (userId: number) => heard.filter((told) => told.userId === userId);
const last = (userId: number) =>
  of(userId)
    .toSorted((a, b) => a.version - b.version)
    .at(-1);
const SAVE = `mutation ($input: SaveContactProfileInput!) { saveContactProfile(input: $input) { viewer { id } } }`;

test('what lets a player win prizes is told when the account is opened, and with every change of it', async () => {
  const { identity } = await user.join();
  const { userId } = identity;
  await until('the first telling', () => of(userId).length === 1);
  expect(last(userId)).toEqual({ userId, version: 1, isConfirmed: false, hasAddress: false });
  const address = { street: 'Hauptstraße 1', zipCode: '6060', city: 'Hall' };
  const saved = await user.ask(identity, SAVE, { input: address });
  expect(saved.errors).toBeUndefined();
  await until('the address', () => last(userId)?.hasAddress === true);
  await user.ask(identity, SAVE, { input: { zipCode: '' } });
  await until('the address is gone', () => last(userId)?.hasAddress === false);
  expect(last(userId)?.version).toBe(3);
});

test('accounts from before are told of once, by one job, and whoever left is not', async () => {
  const { teller, backbone, deps } = user.service;
  await teller.told();
  const ids: number[] = [];
  for (let times = 0; times < 3; times += 1) ids.push((await user.join()).identity.userId);
  const [one = 0, gone = 0, other = 0] = ids;
  await until('all are told', () => ids.every((id) => of(id).length === 1));
  const accounts = backbone.mongo.collection('accounts');
  await accounts.updateOne(
    { _id: one as never },
    { $set: { street: 'A', zipCode: 'B', city: 'C', version: 7 } },
  );
  await accounts.updateOne({ _id: gone as never }, { $set: { isGone: true, version: 7 } });
  await accounts.updateOne({ _id: other as never }, { $set: { isConfirmed: true, version: 7 } });
  await teller.told();
  expect(of(one)).toHaveLength(1);

  await backbone.mongo.collection('tellings').deleteMany({});
  await teller.told();
  await until('those from before are told', () => of(one).length === 2 && of(other).length === 2);
  expect(last(one)).toEqual({ userId: one, version: 7, isConfirmed: false, hasAddress: true });
  expect(last(other)).toEqual({ userId: other, version: 7, isConfirmed: true, hasAddress: false });
  expect(of(gone)).toHaveLength(1);
  expect(await deps.tellings.find('eligibility-1')).toMatchObject({ doneAt: user.clock.now() });
});

test('what processes of the version before changed behind the telling is told of an hour later, once', async () => {
  const { teller, backbone } = user.service;
  await teller.told();
  const { userId } = (await user.join()).identity;
  await until('it is told', () => of(userId).length === 1);
  // Such a process writes without telling.
  const change = { $set: { isConfirmed: true, version: 5 } };
  await backbone.mongo.collection('accounts').updateOne({ _id: userId as never }, change);
  await teller.told();
  expect(of(userId)).toHaveLength(1);
  user.clock.set(new Date(user.clock.now().getTime() + 3_600_000));
  await teller.told();
  await until('it is told once more', () => of(userId).length === 2);
  expect(last(userId)).toEqual({ userId, version: 5, isConfirmed: true, hasAddress: false });
  await teller.told();
  expect(of(userId)).toHaveLength(2);
});
