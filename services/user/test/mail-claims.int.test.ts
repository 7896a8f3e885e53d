import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Mail } from '../src/domain/mail/mail.ts';
import type { ClaimedMail } from '../src/store/mail/claims.ts';
import { openUser, type UserFixture } from './user-fixture.ts';

/** How processes share the mails that wait. */
const MINUTE_MS = 60_000;

/** Takes mails in and sends none. */
let user: UserFixture;

beforeAll(async () => {
  user = await openUser();
});
afterAll(() => user.stop());

const mails = () => user.service.deps.mails;
const collection = () => user.service.backbone.mongo.collection('mails');
const keysOf = (claimed: ClaimedMail[]) => claimed.map(({ mail }) => mail.key);
const stored = (key: string) => collection().findOne({ _id: key as never });

beforeEach(async () => {
  await collection().deleteMany({});
});

async function take(count: number): Promise<string[]> {
  const all = Array.from({ length: count }, (_none, index): Mail => {
    const to = `ada${index}@example.org`;
    const key = `password-changed/1/${to}`;
    return { key, userId: 1, to, kind: 'password-changed', data: { firstname: 'Ada' } };
  });
  await mails().takeMany(all);
  return all.map(({ key }) => key);
}

test('many who take at once share all mails: none is left, none is taken twice', async () => {
  const keys = await take(600);
  const taken: string[] = [];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (;;) {
        const batch = await mails().claim(50, MINUTE_MS);
        if (!batch.length) return;
        taken.push(...keysOf(batch));
      }
    }),
  );
  expect(taken.toSorted()).toEqual(keys.toSorted());
});

test('what is noted as sent, of several batches at once, keeps neither address nor content, and is not due again', async () => {
  await take(5);
  const both = [...(await mails().claim(3, MINUTE_MS)), ...(await mails().claim(3, MINUTE_MS))];
  expect(both).toHaveLength(5);
  expect(await mails().sent(both)).toBe(5);
  for (const key of keysOf(both)) {
    const kept = await stored(key);
    expect(kept).toMatchObject({ attempts: 1, sentAt: expect.any(Date) });
    for (const field of ['to', 'data', 'due', 'claim']) expect(kept).not.toHaveProperty(field);
  }
  expect(await mails().claim(3, MINUTE_MS)).toEqual([]);
});

test('who is too slow changes nothing of what another does with the mail by now', async () => {
  const [key = ''] = await take(1);
  const [slow] = (await mails().claim(1, -1)) as [ClaimedMail];
  const [other] = (await mails().claim(1, MINUTE_MS)) as [ClaimedMail];
  const before = await stored(key);
  expect(await mails().sent([slow])).toBe(0);
  await mails().tryAgain(slow, realNow());
  await mails().giveUp(slow);
  await mails().release([slow]);
  expect(await stored(key)).toEqual(before);
  expect(await mails().sent([other])).toBe(1);
});

test('what was not tried is another’s at once, as if it had not been taken', async () => {
  const keys = await take(3);
  await mails().release(await mails().claim(3, MINUTE_MS));
  const again = await mails().claim(3, MINUTE_MS);
  expect(keysOf(again).toSorted()).toEqual(keys.toSorted());
  expect(again.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
});
