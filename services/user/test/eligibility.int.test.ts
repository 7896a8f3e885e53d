import type { DomainEvent, EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { republishAccounts } from '../src/app/republish.ts';
import { openUser, type UserFixture } from './user-fixture.ts';

type Told = EventData<'user.eligibility.changed.v1'>;

let user: UserFixture;
const received: Told[] = [];
beforeAll(async () => {
  user = await openUser();
  await user.service.backbone.bus.consume({
    name: 'test-eligibility',
    types: ['user.eligibility.changed.v1'],
    handle: async (events) => void received.push(...events.map(({ data }) => data)),
  });
});
afterAll(() => user.stop());

const of = (userId: number) => received.filter((each) => each.userId === userId);
const last = (userId: number) =>
  of(userId)
    .toSorted((a, b) => a.version - b.version)
    .at(-1);
const SAVE = `mutation ($input: SaveContactProfileInput!) { saveContactProfile(input: $input) { viewer { id } } }`;

test('eligibility for prizes is published when the account is opened and with every change', async () => {
  const { identity } = await user.join();
  const { userId } = identity;
  await until('the first event', () => of(userId).length === 1);
  expect(last(userId)).toEqual({ userId, version: 1, isConfirmed: false, hasAddress: false });
  const address = { street: 'Hauptstraße 1', zipCode: '6060', city: 'Hall' };
  const saved = await user.ask(identity, SAVE, { input: address });
  expect(saved.errors).toBeUndefined();
  await until('the address', () => last(userId)?.hasAddress === true);
  await user.ask(identity, SAVE, { input: { zipCode: '' } });
  await until('the address is gone', () => last(userId)?.hasAddress === false);
  expect(last(userId)?.version).toBe(3);
});

test('eligibility for prizes is republished for services that lost it', async () => {
  const { userId } = (await user.join()).identity;
  await until('the event', () => of(userId).length === 1);
  const pages: DomainEvent[] = [];
  for await (const page of republishAccounts(user.service.deps)) pages.push(...page);
  const again = pages.filter(({ type }) => type === 'user.eligibility.changed.v1').map(({ data }) => data);
  expect(again).toContainEqual({ userId, version: 1, isConfirmed: false, hasAddress: false });
});
