import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { openLine } from '@tippspiel/shared/platform/testing/line';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Mail } from '../src/domain/mail/mail.ts';
import { buildService } from '../src/server.ts';
import { backingForTests } from '../../../infra/local/testing.ts';
import { openCatcher, tokenIn, type Catcher } from '../../../infra/local/testing-mail.ts';
import { openUser, type UserFixture } from './user-fixture.ts';

let catcher: Catcher;
/** Takes mails in and sends none. */
let user: UserFixture;

beforeAll(async () => {
  catcher = await openCatcher();
  user = await openUser({
    MAIL_FROM: 'Tippspiel <post@tippspiel.example>',
    PUBLIC_URL: 'https://tippspiel.example/',
  });
});
afterEach(() => catcher.line.mend());
afterAll(async () => {
  await user.stop();
  await catcher.stop();
});

/** Another process of the same service, with a mail server. */
const openSender = (smtpUrl = catcher.smtpUrl) => buildService({ ...user.env, SMTP_URL: smtpUrl });

type Stored = { attempts: number; due?: Date; sentAt?: Date; givenUpAt?: Date; to?: string; data?: unknown };
const stored = async (key: string) =>
  (await user.service.backbone.mongo.collection('mails').findOne({ _id: key as never })) as Stored | null;
const mailTo = (to: string): Mail => ({
  ...{ key: `password-changed/1/${to}`, userId: 1, to },
  ...{ kind: 'password-changed', data: { firstname: 'Ada' } },
});
const take = async (to: string): Promise<string> => {
  const mail = mailTo(to);
  await user.service.deps.mails.take(mail);
  return mail.key;
};

test('mails that wait to be sent are shown at /metrics', async () => {
  const waiting = async () => {
    const { body } = await user.service.app.inject({ method: 'GET', url: '/metrics' });
    return Number(/^user_messages_waiting\{kind="mail".*\} (\d+)$/m.exec(body)?.[1]);
  };
  const before = await waiting();
  await take('counted@example.org');
  expect(await waiting()).toBe(before + 1);
});

describe('a mail', () => {
  test('follows the registration, in HTML and text, from the sender, with a link to the product', async () => {
    const { email, identity } = await user.join({ firstname: 'Ada' });
    await user.service.drain();
    const sender = await openSender();
    const [mail] = await catcher.of(email);
    expect(mail).toMatchObject({
      subject: 'Bitte bestätige Deine E-Mail-Adresse',
      from: [{ address: 'post@tippspiel.example', name: 'Tippspiel' }],
      headers: { 'auto-submitted': 'auto-generated' },
    });
    expect(mail!.headers['message-id']).toMatch(/^<[\w-]{43}@tippspiel\.example>$/);
    const link = `https://tippspiel.example/bestaetigen/${tokenIn(mail!, 'bestaetigen')}`;
    for (const shape of [mail!.html, mail!.text]) {
      expect(shape).toContain(link);
      expect(shape).toContain('Hallo Ada');
    }
    const mails = user.service.backbone.mongo.collection('mails');
    const kept = await until('the mark', () =>
      mails.findOne({ userId: identity.userId, sentAt: { $exists: true } }),
    );
    expect(kept).not.toHaveProperty('to');
    expect(kept).not.toHaveProperty('data');
    await sender.close();
  });

  test('goes out once, however often it is requested and however many processes send', async () => {
    const addresses = Array.from({ length: 60 }, (_none, index) => `viele${index}@example.org`);
    for (const address of [...addresses, ...addresses]) await take(address);
    const senders = await Promise.all([openSender(), openSender(), openSender()]);
    await Promise.all(senders.map(({ drain }) => drain()));
    for (const address of addresses) await take(address);
    await Promise.all(senders.map(({ drain }) => drain()));
    const receivers = (await catcher.caught()).flatMap(({ to }) => to.map(({ address }) => address));
    expect(receivers.filter((address) => address.startsWith('viele')).toSorted()).toEqual(
      addresses.toSorted(),
    );
    await Promise.all(senders.map(({ close }) => close()));
  });

  test('waits while the mail server is down, and arrives when it is back', async () => {
    const sender = await openSender();
    catcher.line.drop();
    const key = await take('warten@example.org');
    await until('an attempt', async () => ((await stored(key))?.attempts ?? 0) > 0);
    expect(await catcher.caught('warten@example.org')).toEqual([]);
    catcher.line.mend();
    await catcher.of('warten@example.org');
    await until('the mark', async () => (await stored(key))?.sentAt);
    expect(await catcher.caught('warten@example.org')).toHaveLength(1);
    await sender.close();
  });

  test('that a killed process had leased but not sent is sent once, by another one', async () => {
    catcher.line.hold();
    const key = await take('abbruch@example.org');
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const { SMTP_URL: _none, ...own } = user.env;
    const env = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)]));
    const child = spawn(process.execPath, [main], {
      env: { ...env, SMTP_URL: catcher.smtpUrl, PATH: process.env['PATH'] },
      stdio: 'ignore',
    });
    await until('the lease', async () => ((await stored(key))?.attempts ?? 0) > 0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    catcher.line.release();
    const leased = (await stored(key))!;
    expect(leased.due!.getTime()).toBeGreaterThan(Date.now());
    const sender = await openSender();
    await sender.drain();
    expect(await catcher.caught('abbruch@example.org')).toEqual([]);
    // Simulates two minutes: the lease expires.
    const mails = user.service.backbone.mongo.collection('mails');
    await mails.updateOne({ _id: key as never }, { $set: { due: new Date() } });
    await catcher.of('abbruch@example.org');
    await until('the mark', async () => (await stored(key))?.sentAt);
    expect(await catcher.caught('abbruch@example.org')).toHaveLength(1);
    await sender.close();
  });

  test('is sent once even if recording it fails at first', async () => {
    const { mongodbUrl } = backingForTests();
    const line = await openLine(mongodbUrl);
    const sender = await buildService({ ...user.env, SMTP_URL: catcher.smtpUrl, MONGODB_URL: line.url });
    const noting = line.jam('sentAt');
    const key = await take('unvermerkt@example.org');
    await catcher.of('unvermerkt@example.org');
    await until('the note is under way', () => noting.isStuck());
    line.drop();
    line.mend();
    await until('the mark', async () => (await stored(key))?.sentAt);
    expect(await catcher.caught('unvermerkt@example.org')).toHaveLength(1);
    await sender.close();
    line.close();
  });

  test('arrives while events cannot be published', async () => {
    const line = await openLine(backingForTests().natsUrl);
    const own = await openUser({ SMTP_URL: catcher.smtpUrl, NATS_URL: line.url });
    line.cut();
    const { email } = await own.join({ email: 'stumm@example.org' });
    await catcher.of(email);
    line.mend();
    await own.stop();
    line.close();
  });

  test('with an unknown outcome is sent again with the same message id', async () => {
    const sender = await openSender();
    const key = await take('doppelt@example.org');
    await catcher.of('doppelt@example.org');
    await until('the mark', async () => (await stored(key))?.sentAt);
    // As if the process had died before recording it.
    const mails = user.service.backbone.mongo.collection('mails');
    const { to, data } = mailTo('doppelt@example.org');
    await mails.updateOne(
      { _id: key as never },
      { $set: { to, data, due: new Date() }, $unset: { sentAt: 1 } },
    );
    const both = await catcher.of('doppelt@example.org', 2);
    expect(new Set(both.map(({ headers }) => headers['message-id'])).size).toBe(1);
    await sender.close();
  });

  test('that the server permanently rejects is given up at once, and nothing of it is kept', async () => {
    const refusing = await refuseReceivers();
    const sender = await openSender(refusing.url);
    const key = await take('niemand@example.org');
    const kept = await until('giving up', async () => {
      const mail = await stored(key);
      return mail?.givenUpAt && mail;
    });
    expect(kept).not.toHaveProperty('to');
    expect(kept).not.toHaveProperty('data');
    expect(kept).not.toHaveProperty('due');
    await sender.close();
    refusing.close();
  });
});

test('a mail stays while the server does not relay for us', async () => {
  const refusing = await refuseReceivers('554 5.7.1 Relay access denied');
  const sender = await openSender(refusing.url);
  const key = await take('fremd@example.org');
  const tried = { _id: key as never, attempts: 1, claim: { $exists: false } };
  const mails = user.service.backbone.mongo.collection('mails');
  const kept = await until('an attempt', () => mails.findOne(tried));
  expect(kept).toMatchObject({ to: 'fremd@example.org', due: expect.any(Date) });
  await sender.close();
  refusing.close();
});

test('the database deletes sent mails after a while', async () => {
  const indexes = await user.service.backbone.mongo.collection('mails').indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { removeAt: 1 }, expireAfterSeconds: 0 }));
});

/** A mail server that rejects every receiver. */
async function refuseReceivers(refusal = '550 no such user'): Promise<{ url: string; close(): void }> {
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      for (const command of data.toString().split('\r\n').filter(Boolean))
        socket.write(command.startsWith('RCPT') ? `${refusal}\r\n` : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
