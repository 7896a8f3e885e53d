import { expect, test } from '@jest/globals';
import { isAllowed } from './push-subscriptions.ts';

const services = ['https://fcm.googleapis.com', 'https://*.push.apple.com'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://a.b.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:444/abc', false],
  ['https://push.apple.com/abc', false],
  ['https://push.apple.com.evil.example/abc', false],
  ['https://evil.example/.push.apple.com', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://169.254.169.254/latest', false],
  ['http://127.0.0.1:4222/', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s: %s', (endpoint, allowed) => {
  expect(isAllowed(endpoint, services)).toBe(allowed);
});
