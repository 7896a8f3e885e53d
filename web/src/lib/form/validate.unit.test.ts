import { expect, test } from '@jest/globals';
import { isEmail } from './validate.ts';

test.each(['a@b.de', 'vor.nach+tipp@mail.example.org', 'jörg@müller.de'])('%s is an address', (text) =>
  expect(isEmail(text)).toBe(true),
);
test.each(['', 'a', 'a@b', '@b.de', 'a b@c.de', 'a@b@c.de', 'a@b.d'])('"%s" is none', (text) =>
  expect(isEmail(text)).toBe(false),
);
