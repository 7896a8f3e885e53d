import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { foldEmail, looksLikeEmail, mailboxOf, readableEmail } from './email.ts';

describe('foldEmail', () => {
  test.each([
    [' Ada@Example.ORG ', 'ada@example.org'],
    ['JU\u0308RGEN@example.org', 'jürgen@example.org'],
    ['ada@Müller.example', 'ada@xn--mller-kva.example'],
    ['ada@mu\u0308ller.example', 'ada@xn--mller-kva.example'],
    ['ada@XN--MLLER-KVA.example', 'ada@xn--mller-kva.example'],
  ])('%j is %j', (given, folded) => {
    expect(foldEmail(given)).toBe(folded);
  });

  test('folding twice changes nothing', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => foldEmail(foldEmail(email)) === foldEmail(email)));
  });
});

test.each([
  ['ada@xn--mller-kva.example', 'ada@müller.example'],
  ['jürgen@example.org', 'jürgen@example.org'],
])('%j reads %j', (email, shown) => {
  expect(readableEmail(email)).toBe(shown);
});

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['ada+a@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['ada+@example.org', 'ada@example.org'],
  ['+a@example.org', '+a@example.org'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

describe('looksLikeEmail', () => {
  test.each([
    'a@b.de',
    'vor.nach+tipp@post.example.org',
    "o'neil@example.org",
    'jürgen@müller.de',
    'a@xn--mller-kva.de',
    'a_b-c~d@x.y.z.info',
    'a@m\u0308.de',
  ])('%s does', (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  });

  test.each([
    '',
    'a',
    'a@b',
    '@b.de',
    'a@',
    'a@b.',
    'a@.de',
    'a@b..de',
    'a b@c.de',
    'a@b.de,c@d.de',
    '<a@b.de>',
    'a@b.de\n',
    'a\u200b@b.de',
    'a@b.de?bcc=evil',
    'a@b.de?bcc=evil@c.de',
    'a@b.de%00',
    'a%0abcc@b.de',
    'a?subject=x@b.de',
    'a&b@c.de',
    'a/b@c.de',
    'a@b.de/c',
    'a@-b.de',
    'a@b-.de',
    'a@b.d',
    'a@1.2.3.4',
    'a@b@c.de',
    'a@b.de\u3164',
  ])('%j does not', (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  });

  test('is fast for the worst texts', () => {
    const start = performance.now();
    for (const part of ['a', 'a.', 'a@', '.', 'a@b.']) looksLikeEmail(part.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
