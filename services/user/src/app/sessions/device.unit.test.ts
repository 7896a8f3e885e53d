import { expect, test } from '@jest/globals';
import { describeDevice } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0';
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Safari/537.36`, 'Chrome auf Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Safari/537.36 Edg/125.0.2535.51`,
    'Microsoft Edge auf Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Mobile Safari/537.36`, 'Chrome auf Android'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
    'Safari auf iPhone',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`, 'Safari auf iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 'Safari auf macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0', 'Firefox auf Linux'],
  ['', ''],
  ['<script>', ''],
  ['x'.repeat(10_000), ''],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
