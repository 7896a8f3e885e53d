import { expect, test } from '@jest/globals';
import { mirrorFromTargets } from './apt.ts';
import { goPrograms, programName } from './go.ts';

test('the mirror is the one this machine uses for Debian itself', () => {
  const listing = [
    'https://packages.example.org/debian|Example|Example',
    'http://mirror.example.org/debian-security|Debian|Debian-Security',
    'http://mirror.example.org/debian|Debian|Debian',
  ];
  expect(mirrorFromTargets(listing.join('\n'))).toBe('http://mirror.example.org/debian');
});

test('without a configured Debian mirror none is returned', () => {
  expect(mirrorFromTargets('http://archive.ubuntu.com/ubuntu|Ubuntu|Ubuntu\n')).toBeUndefined();
  expect(mirrorFromTargets('')).toBeUndefined();
});

test('a Go program is named after the last part of its package that is not a version', () => {
  const names = Object.values(goPrograms).map(({ source }) => programName(source));
  expect(names).toEqual(['nats-server', 'versitygw', 'ferretdb', 'k6']);
});
