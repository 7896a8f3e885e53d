import { expect, test } from '@jest/globals';
import { createArgon2 } from '../../effects/argon2.ts';
import { createPasswords } from './passwords.ts';

const open = () =>
  createPasswords({ argon2: createArgon2({ memoryKib: 4_096, passes: 2 }), parallel: 1, queue: 20 });
const outcomes = async (hashes: Promise<string>[]) =>
  (await Promise.allSettled(hashes)).map(({ status }) => status === 'fulfilled');

test('only a few of one player’s passwords are hashed at once, so that others find room', async () => {
  const { hash } = await open();
  const ofOne = Array.from({ length: 150 }, (_none, index) => hash(`Passwort ${index}`, 1));
  const ofOther = hash('ein anderes', 2);
  expect((await outcomes(ofOne)).filter(Boolean)).toHaveLength(3);
  expect(await outcomes([ofOther])).toEqual([true]);
  expect(await outcomes([hash('danach', 1)])).toEqual([true]);
});

test('all players together queue no more than the limit', async () => {
  const { hash } = await open();
  const hashes = Array.from({ length: 60 }, (_none, index) => hash(`Passwort ${index}`, index));
  expect((await outcomes(hashes)).filter(Boolean)).toHaveLength(21);
});
