import { createECDH } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { isPushKey } from './push-key.ts';

const key = createECDH('prime256v1').generateKeys();

test.each([
  ['a key', key, true],
  ['a key without its last byte', key.subarray(0, 64), false],
  ['a key with another byte', Buffer.concat([key, Buffer.from([0])]), false],
  ['no point of the curve', Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]), false],
  ['nothing', Buffer.alloc(0), false],
])('%s', (_what, given, isKey) => {
  expect(isPushKey(given.toString('base64url'))).toBe(isKey);
});
