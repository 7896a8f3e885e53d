import { until } from '@tippspiel/shared/platform/testing/until';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NOW, openUser, type UserFixture } from './user-fixture.ts';

let user: UserFixture;

beforeAll(async () => {
  user = await openUser();
});
afterAll(() => user.stop());

const publish = (userId: number, version: number, pictureStamp: string) =>
  user.service.backbone.bus.publish(
    createEvent('media.picture.changed.v1', { userId, version, pictureStamp }, { now: NOW, requestId: 'r' }),
  );
const stampOf = async (userId: number) => (await user.service.deps.accounts.find(userId))?.pictureStamp;

test('media’s new picture is shown and published; an older one changes nothing', async () => {
  const { identity } = await user.join();
  const { userId } = identity;
  await publish(userId, 1, 'p1');
  await until('the first picture', async () => (await stampOf(userId)) === 'p1');
  await publish(userId, 3, 'p3');
  // Events of one batch are handled in parallel, so the older ones come later.
  await until('the second picture', async () => (await stampOf(userId)) === 'p3');
  for (const [version, stamp] of [
    [2, 'p2'],
    [3, 'p3'],
    [1, 'p1'],
  ] as const)
    await publish(userId, version, stamp);
  await publish(userId, 4, '');
  await until('no picture', async () => (await stampOf(userId)) === '');
  const publishedEvents = await user.events.of('user.account.changed.v1', userId, 3);
  expect(publishedEvents.map(({ version, pictureStamp }) => ({ version, pictureStamp }))).toEqual([
    { version: 2, pictureStamp: 'p1' },
    { version: 3, pictureStamp: 'p3' },
    { version: 4, pictureStamp: '' },
  ]);
});

test('a picture of a player who has left does not block the others', async () => {
  const { identity } = await user.join();
  await publish(999_999, 1, 'lost');
  await publish(identity.userId, 1, 'kept');
  await until('the picture', async () => (await stampOf(identity.userId)) === 'kept');
});
