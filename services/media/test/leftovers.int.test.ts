import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { removeLeftovers } from '../src/app/remove-leftovers.ts';
import { pictureKeys, UPLOADS_PER_PLAYER } from '../src/domain/picture.ts';
import { errorOf, NOW, closeMedia, openMedia, type MediaFixture } from './media-fixture.ts';
import { plain } from './test-pictures.ts';

const DAY = 24 * 60 * 60 * 1000;
const ada = player(1);

let media: MediaFixture;

beforeAll(async () => {
  // Two tests make S3 fail.
  media = await openMedia({ LOG_LEVEL: 'silent' });
});
afterEach(() => media.clock.set(NOW));
afterAll(closeMedia);

const red = () => plain(30, 30).png().toBuffer();
const at = (milliseconds: number) => media.clock.set(new Date(NOW.getTime() + milliseconds));

test('an unused upload is removed after a day, not earlier', async () => {
  const code = await media.uploadName(ada, await red());
  at(DAY - 1);
  await removeLeftovers(media.service.deps);
  expect(await media.keys(`tmp/${code}`)).toHaveLength(1);
  at(DAY);
  expect(errorOf(await media.set(ada, code)).code).toBe('NOT_FOUND');
  await Promise.all([removeLeftovers(media.service.deps), removeLeftovers(media.service.deps)]);
  expect(await media.keys(`tmp/${code}`)).toEqual([]);
  expect(await media.service.backbone.mongo.collection('uploads').countDocuments({})).toBe(0);
});

test('any number is removed at once, except the one that fails', async () => {
  const { deps } = media.service;
  const names = Array.from({ length: 105 }, (_, at) => `u${at}.webp`);
  for (const _id of names) await deps.uploads.insert({ _id, userId: 9, expires: NOW, stamp: 'p' });
  const remove = (keys: string[]) =>
    keys.includes('tmp/u0.webp') ? Promise.reject(new Error('S3 refuses')) : Promise.resolve();
  await removeLeftovers({ ...deps, objects: { ...deps.objects, remove } });
  expect((await deps.uploads.of(9)).map(({ _id }) => _id)).toEqual(['u0.webp']);
  await removeLeftovers(deps);
  expect(await deps.uploads.of(9)).toEqual([]);
});

test('an upload is accepted although a surplus one cannot be removed at once', async () => {
  const { objects, uploads } = media.service.deps;
  const { remove } = objects;
  objects.remove = () => Promise.reject(new Error('S3 refuses'));
  const statuses: number[] = [];
  for (let count = 0; count <= UPLOADS_PER_PLAYER; count++)
    statuses.push((await media.upload(player(3), await red())).status);
  objects.remove = remove;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await uploads.of(3)).toHaveLength(UPLOADS_PER_PLAYER + 1);
  at(DAY);
  await removeLeftovers(media.service.deps);
  expect(await uploads.of(3)).toEqual([]);
});

test('squares cut for a picture that was never set are removed with their upload', async () => {
  const { objects, uploads } = media.service.deps;
  const code = await media.uploadName(ada, await red());
  const { stamp } = (await uploads.findOwn(code, ada.userId, NOW))!;
  // As if the process had died after storing them.
  for (const key of pictureKeys(stamp)) await objects.put(key, Buffer.from('x'), 'image/webp');
  at(DAY);
  await removeLeftovers(media.service.deps);
  expect(await media.keys(`pictures/${stamp}`)).toEqual([]);
});

test('a current picture stays when its upload is removed late', async () => {
  const { deps } = media.service;
  const code = await media.uploadName(ada, await red());
  const upload = (await deps.uploads.findOwn(code, ada.userId, NOW))!;
  await media.set(ada, code);
  // As if the process had died before it removed the upload.
  await deps.uploads.insert(upload);
  at(DAY);
  await removeLeftovers(deps);
  expect(await media.keys(`pictures/${upload.stamp}`)).toHaveLength(9);
});

test('a former picture that could not be removed at once is removed later', async () => {
  const { deps } = media.service;
  const bob = player(2);
  const former = await media.setUploaded(bob, await red());
  // As if the process had died right after the change.
  const cause = { now: NOW, requestId: 'r' };
  await deps.pictures.change({ userId: bob.userId, stamp: '', code: '' }, ({ version }) => [
    createEvent('media.picture.changed.v1', { userId: bob.userId, version, pictureStamp: '' }, cause),
  ]);
  expect(await media.keys(`pictures/${former}`)).toHaveLength(9);
  await removeLeftovers(deps);
  expect(await media.keys(`pictures/${former}`)).toEqual([]);
  expect((await deps.pictures.find(bob.userId)).trash).toEqual([]);
});

test.each([
  ['uploads', { expires: { $lte: NOW } }, 'expires'],
  ['uploads', { userId: 1, _id: { $ne: 'x' } }, 'userId'],
  ['uploads', { _id: 'x', userId: 1, expires: { $gt: NOW } }, '_id_'],
  ['pictures', { trash: { $gt: '' } }, 'trash'],
  ['pictures', { 'outbox.id': { $gt: '' } }, 'outbox'],
  ['pictures', { _id: 1 }, '_id_'],
])('%s are found by %j with an index', async (collection, filter, index) => {
  const query = media.service.backbone.mongo.collection(collection).find(filter as Record<string, unknown>);
  expect(indexesOf(await query.explain())).toContain(index);
});
