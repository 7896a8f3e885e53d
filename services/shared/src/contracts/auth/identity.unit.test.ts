import { expect, test } from '@jest/globals';
import { identityVerifier, signIdentity, UnsignedRequestError } from './identity.ts';
import { signSharePicture } from './share-picture.ts';

const SECRET = 'a secret of at least 32 characters, or more';
const verify = identityVerifier(SECRET);

test('a service reads the identity that the gateway has signed', async () => {
  const identity = { userId: 7, isAdmin: true, isLocked: false, sessionId: 's7' };
  expect(await verify(await signIdentity(SECRET, identity))).toEqual(identity);
  expect(await verify(await signIdentity(SECRET, null))).toBeNull();
});

test('a missing signature, another signer and another purpose are refused', async () => {
  const foreign = await signIdentity(`${SECRET}!`, null);
  const texts = { site: '', kicker: '', title: '', subtitle: '' };
  const lists = { heads: [], rows: [], sides: [] };
  const picture = await signSharePicture(SECRET, { shape: 'quer', ...texts, ...lists, isPublic: false });
  for (const token of [undefined, '', foreign, picture])
    await expect(verify(token)).rejects.toThrow(UnsignedRequestError);
});
