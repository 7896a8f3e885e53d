import { expect, test } from '@jest/globals';
import { signIdentity } from './identity.ts';
import { asLine, readSharePicture, signSharePicture, type SharePicture } from './share-picture.ts';

const SECRET = 'a secret of at least 32 characters, or more';
const picture: SharePicture = {
  ...{ shape: 'quer', site: 'Tippspiel EM 2024', kicker: '', title: 'Die Elf', subtitle: '' },
  heads: ['Punkte'],
  rows: [{ lead: '1.', text: 'Ada <L>', cells: [{ text: '2:1', isJoker: true }], value: '7', isOwn: true }],
  ...{ sides: [], isPublic: false },
};

test('media reads what the gateway has signed', async () => {
  expect(await readSharePicture(SECRET, await signSharePicture(SECRET, picture))).toEqual(picture);
});

test('a missing signature, another signer and another purpose are refused', async () => {
  const foreign = await signSharePicture(`${SECRET}!`, picture);
  const identity = await signIdentity(SECRET, null);
  for (const token of ['', foreign, identity, JSON.stringify(picture)])
    expect(await readSharePicture(SECRET, token)).toBeNull();
});

test('a long text is refused unless it is truncated', async () => {
  const name = '😀'.repeat(200);
  await expect(signSharePicture(SECRET, { ...picture, title: name })).rejects.toThrow();
  const token = await signSharePicture(SECRET, { ...picture, title: asLine(name) });
  expect((await readSharePicture(SECRET, token))?.title).toBe('😀'.repeat(40));
  expect(asLine(`A${name}`)).toBe(`A${'😀'.repeat(39)}`);
});

test('the largest picture fits into the header of a request', async () => {
  const long = asLine('Ş'.repeat(200));
  const row = { lead: '1.000.000.', text: long, value: '1.000.000', isOwn: false };
  const cells = Array.from({ length: 4 }, () => ({ text: '15:15', isJoker: false }));
  const rows = Array.from({ length: 11 }, () => ({ ...row, cells }));
  const largest = { ...picture, site: long, kicker: long, title: long, subtitle: long, rows };
  expect((await signSharePicture(SECRET, largest)).length).toBeLessThan(12_000);
});
