import { expect, test } from '@jest/globals';
import { readLinkAddress } from './link-address.ts';

test.each([
  ['https://example.org/x', 'https://example.org/x'],
  [' www.example.org ', 'https://www.example.org'],
  ['example.org/gewinn', 'https://example.org/gewinn'],
  ['redaktion@example.org', 'mailto:redaktion@example.org'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['/tipps', '/tipps'],
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)//example.org', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://', null],
  ['hier', null],
  ['', null],
])('%j means %j', (given, address) => expect(readLinkAddress(given)).toBe(address));
