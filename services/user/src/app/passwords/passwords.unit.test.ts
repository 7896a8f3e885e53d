import { expect, test } from '@jest/globals';
import { createArgon2 } from '../../effects/argon2.ts';
import { createPasswords } from './passwords.ts';

const open = () =>
  createPasswords({ argon2: createArgon2({ memoryKib: 4_096, passes: 2 }), parallel: 1, queue: 20 });
const outcomes = async (hashes: Promise<string>[]) =>
  (await Promise.allSettled(hashes)).map(({ status }) => status === 'fulfilled');

test('only a few of one player’s passwords are hashed at once, so that others find room', async () => {
  const { hash } = await open();
  const ofOne = Array.from({ length: 150 }, (_none, index) => hash(`Passwort ${index}`, { who: 1 }));
  const ofOther = hash('ein anderes', { who: 2 });
  expect((await outcomes(ofOne)).filter(Boolean)).toHaveLength(3);
  expect(await outcomes([ofOther])).toEqual([true]);
  expect(await outcomes([hash('danach', { who: 1 })])).toEqual([true]);
});

test('all players together queue no more than the limit', async () => {
  const { hash } = await open();
  const hashes = Array.from({ length: 60 }, (_none, index) => hash(`Passwort ${index}`, { who: index }));
  expect((await outcomes(hashes)).filter(Boolean)).toHaveLength(21);
});

test('a login does not wait for all new passwords, and none is hashed whose caller has given up', async () => {
  const { hash, verify } = await open();
  let hashed = 0;
  const hashes = Array.from({ length: 20 }, (_none, index) => hash(`Passwort ${index}`).then(() => hashed++));
  await new Promise((resolve) => setImmediate(resolve));
  await verify(null, 'Passwort');
  expect(hashed).toBeLessThan(5);
  await expect(hash('zu spät', { deadline: new Date(0) })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await Promise.all(hashes);
});
