import { until } from '@tippspiel/shared/platform/testing/until';
import sharp from 'sharp';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seedPictures } from '../src/seed.ts';
import { closeMedia, openMedia, type MediaFixture } from './media-fixture.ts';
import { colourAt, plain } from './test-pictures.ts';

let media: MediaFixture;

beforeAll(async () => {
  media = await openMedia();
});
afterAll(closeMedia);

const avatar = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="${colour}"/></svg>`,
  );

test('players get generated pictures in bulk, and may change them later', async () => {
  const shared = avatar('#f00');
  const pictures = Array.from({ length: 40 }, (_, i) => ({
    userId: i + 1,
    picture: i < 20 ? shared : avatar('#00f'),
  }));
  const stamps = await seedPictures(media.service.deps, pictures);
  expect(new Set(stamps).size).toBe(40);
  const load = async (stamp: string) =>
    Buffer.from(await (await fetch(`${media.address}/pictures/${stamp}`)).arrayBuffer());
  expect(await colourAt(await load(stamps[0]!), 0.5, 0.5)).toBe('red');
  expect(await colourAt(await load(stamps[39]!), 0.5, 0.5)).toBe('blue');
  expect(await sharp(await load(stamps[39]!)).metadata()).toMatchObject({
    format: 'webp',
    width: 200,
    height: 200,
  });
  await media.service.drain();
  expect(media.events).toEqual([]);

  const next = await media.setUploaded(player(1), await plain(50, 50).png().toBuffer());
  await until('the event', () => media.events.length === 1);
  expect(media.events[0]!.data).toEqual({ userId: 1, version: 2, pictureStamp: next });
  expect(await media.keys(`pictures/${stamps[0]}`)).toEqual([]);
  expect(await media.keys(`pictures/${stamps[1]}`)).toHaveLength(3);
});
