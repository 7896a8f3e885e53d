import { expect, test } from '@jest/globals';
import { safePath } from './safe-path.ts';

test.each([
  ['/tipps', '/tipps'],
  ['/spielergruppe/7/2?x=1#y', '/spielergruppe/7/2?x=1#y'],
  ['', '/'],
  [null, '/'],
  ['tipps', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/%2e//evil.example', '/'],
  ['/abmelden', '/'],
  ['/anmelden/zurueck?code=x', '/'],
  [`/${'x'.repeat(600)}`, '/'],
  // Six times as long when encoded.
  [`/tipps?${'ü'.repeat(200)}`, '/'],
])('%j leads to %j', (given, path) => {
  expect(safePath(given)).toBe(path);
});
