import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createMailSender } from '../src/app/mail/sender.ts';
import { writeMail } from '../src/app/mail/write-mail.ts';
import type { Mail } from '../src/domain/mail/mail.ts';
import { RefusedError } from '../src/effects/smtp.ts';
import type { LeasedMail } from '../src/store/mail/leases.ts';
import { NOW, openUser, type UserFixture } from './user-fixture.ts';

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
const keysOf = (leased: LeasedMail[]) => leased.map(({ mail }) => mail.key);
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

test('many simultaneous leases share all mails: none is left, none is leased twice', async () => {
  const keys = await take(600);
  const taken: string[] = [];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (;;) {
        const batch = await mails().lease(50, MINUTE_MS);
        if (!batch.length) return;
        taken.push(...keysOf(batch));
      }
    }),
  );
  expect(taken.toSorted()).toEqual(keys.toSorted());
});

test('reminders are leased last, so that a link to a new password does not wait for them', async () => {
  const data = { firstname: 'Ada', kickoff: '2024-06-23T19:00:00.000Z', matches: [], unsubscribe: 'x' };
  const reminder = { userId: 1, to: 'ada@example.org', kind: 'reminder', data } as const;
  await mails().takeMany(['a', 'b'].map((key): Mail => ({ ...reminder, key })));
  const [key] = await take(1);
  expect(keysOf(await mails().lease(2, MINUTE_MS))[0]).toBe(key);
});

test('mails recorded as sent, in several batches at once, keep neither address nor content, and are not due again', async () => {
  await take(5);
  const both = [...(await mails().lease(3, MINUTE_MS)), ...(await mails().lease(3, MINUTE_MS))];
  expect(both).toHaveLength(5);
  expect(await mails().sent(both)).toBe(5);
  for (const key of keysOf(both)) {
    const kept = await stored(key);
    expect(kept).toMatchObject({ attempts: 1, sentAt: expect.any(Date) });
    for (const field of ['to', 'data', 'due', 'claim']) expect(kept).not.toHaveProperty(field);
  }
  expect(await mails().lease(3, MINUTE_MS)).toEqual([]);
});

test('a process that is too slow cannot change a mail that another one has leased', async () => {
  const [key = ''] = await take(1);
  const [slow] = (await mails().lease(1, -1)) as [LeasedMail];
  const [other] = (await mails().lease(1, MINUTE_MS)) as [LeasedMail];
  const before = await stored(key);
  expect(await mails().sent([slow])).toBe(0);
  await mails().tryAgain(slow, realNow());
  await mails().giveUp(slow);
  await mails().release([slow]);
  expect(await stored(key)).toEqual(before);
  expect(await mails().sent([other])).toBe(1);
});

test('a mail that was not tried can be leased at once, as if it had never been', async () => {
  const keys = await take(3);
  await mails().release(await mails().lease(3, MINUTE_MS));
  const again = await mails().lease(3, MINUTE_MS);
  expect(keysOf(again).toSorted()).toEqual(keys.toSorted());
  expect(again.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
});

test('what nobody gets or needs any more is given up without an alarm, and not sent after it has expired', async () => {
  const expires = NOW.toISOString();
  const reset = { userId: 1, to: 'spaet@example.org', kind: 'reset' } as const;
  await mails().take({ ...reset, key: 'reset/1', data: { firstname: 'Ada', token: 'x', expires } });
  const [gone = '', refused = ''] = await take(2);
  const sent: string[] = [];
  const alarms: unknown[] = [];
  const log = { debug() {}, warn() {}, error: ({ key }: { key: string }) => alarms.push(key) };
  const sender = createMailSender({
    ...{ mails: mails(), clock: user.clock, name: 'mail', atOnce: 1, domain: 'x', log: log as never },
    write: (mail) => writeMail(mail, { publicUrl: 'https://tippspiel.example' }),
    transport: {
      async send({ to }) {
        sent.push(to);
        throw new RefusedError(gone.endsWith(to) ? 'obsolete' : 'never', {});
      },
      close: () => undefined,
    },
  });
  await sender.drain();
  await sender.close();
  expect(sent.toSorted()).toEqual(['ada0@example.org', 'ada1@example.org']);
  expect(alarms).toEqual([refused]);
  expect(await collection().countDocuments({ givenUpAt: { $exists: true } })).toBe(3);
});
