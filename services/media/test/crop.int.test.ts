import { askSubgraph, player } from '@tippspiel/shared/platform/testing/subgraph';
import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '../src/app/messages.ts';
import { closeMedia, errorOf, openMedia, type MediaFixture } from './media-fixture.ts';
import { colourAt, plain, sidewaysPhoto } from './test-pictures.ts';

let media: MediaFixture;
let nextPlayer = 1;

beforeAll(async () => {
  media = await openMedia();
});
afterAll(closeMedia);

const operator = () => player(nextPlayer++, { isAdmin: true });
const someone = () => player(nextPlayer++);
const red = () => plain(300, 200).png().toBuffer();
const RIGHT = { x: 60, y: 25, width: 25, height: 50 };
/** Left half red, right half blue. */
const twoColours = () => sidewaysPhoto(400, 200, 1);

const SET = `mutation ($input: SetProfilePictureInput!) { setProfilePicture(input: $input) { pictureStamp } }`;
const CROP = `mutation ($input: CropUploadInput!) { cropUpload(input: $input) { code } }`;
const REMOVE = `mutation ($input: RemovePictureInput!) { removePicture(input: $input) { pictureStamp user { id } } }`;
const ask = (who: Identity | null, operation: string, input: object) =>
  askSubgraph(media.service.app, who, operation, { input });

async function colours(answer: Awaited<ReturnType<typeof ask>>): Promise<string[]> {
  const { pictureStamp } = (answer.data as { setProfilePicture: { pictureStamp: string } }).setProfilePicture;
  const response = await fetch(`${media.address}/pictures/${pictureStamp}`);
  const picture = Buffer.from(await response.arrayBuffer());
  return Promise.all([0.1, 0.9].map((x) => colourAt(picture, x, 0.5)));
}

describe('the part of a picture', () => {
  test('is shown by the picture, also when it is set again after a lost response', async () => {
    const ada = someone();
    const code = await media.uploadName(ada, await twoColours());
    const answer = await ask(ada, SET, { code, crop: RIGHT });
    expect(await colours(answer)).toEqual(['blue', 'blue']);
    const again = await ask(ada, SET, { code, crop: RIGHT });
    expect([again.data, again.errors]).toEqual([answer.data, answer.errors]);
  });

  test('can be stored before, and changed', async () => {
    const ada = someone();
    const code = await media.uploadName(ada, await twoColours());
    for (const crop of [RIGHT, { ...RIGHT, x: 10 }])
      expect((await ask(ada, CROP, { code, crop })).data).toEqual({ cropUpload: { code } });
    expect(await colours(await ask(ada, SET, { code }))).toEqual(['red', 'red']);
  });

  test('may reach the edge', async () => {
    const ada = someone();
    const code = await media.uploadName(ada, await twoColours());
    const crop = { x: 50, y: 0, width: 50, height: 100 };
    expect(await colours(await ask(ada, SET, { code, crop }))).toEqual(['blue', 'blue']);
  });

  test('is refused if it is invalid, and the upload is kept', async () => {
    const ada = someone();
    const code = await media.uploadName(ada, await red());
    const crop = { ...RIGHT, x: 90 };
    for (const operation of [SET, CROP])
      expect(errorOf(await ask(ada, operation, { code, crop }))).toEqual({
        ...{ code: 'BAD_USER_INPUT', message: messages.noSuchPart, field: 'crop' },
      });
    expect((await ask(ada, SET, { code })).errors).toBeUndefined();
  });

  test("of another's upload, or as a visitor or a locked player, is refused", async () => {
    const ada = someone();
    const code = await media.uploadName(ada, await red());
    const refused = async (who: Identity | null) => errorOf(await ask(who, CROP, { code, crop: RIGHT })).code;
    expect(await refused(someone())).toBe('NOT_FOUND');
    expect(await refused(null)).toBe('UNAUTHENTICATED');
    expect(await refused({ ...ada, isLocked: true })).toBe('FORBIDDEN');
  });
});

describe("another player's picture", () => {
  test('is removed by an operator, and the removal is published', async () => {
    const ada = someone();
    const stamp = await media.setUploaded(ada, await red());
    const { data } = await ask(operator(), REMOVE, { userId: ada.userId });
    expect(data).toEqual({ removePicture: { pictureStamp: '', user: { id: ada.userId } } });
    expect(await media.keys(`pictures/${stamp}`)).toEqual([]);
    await until('the event', () =>
      media.events.some(({ data: payload }) => {
        const { userId, version, pictureStamp } = payload as Record<string, unknown>;
        return userId === ada.userId && version === 2 && pictureStamp === '';
      }),
    );
    const acted = await until('the operators’ log', () =>
      media.events.find(({ type }) => type === 'media.operator.acted.v2'),
    );
    const changes = [{ what: 'Bild', before: 'ja', after: 'nein' }];
    expect(acted.data).toMatchObject({ subject: `{player:${ada.userId}}`, changes });
  });

  test('does not change if there is none, and cannot be removed by players', async () => {
    const nobody = nextPlayer++;
    expect((await ask(operator(), REMOVE, { userId: nobody })).errors).toBeUndefined();
    expect((await media.service.deps.pictures.find(nobody)).version).toBe(0);
    const ada = someone();
    const stamp = await media.setUploaded(ada, await red());
    const removed = async (who: Identity | null) =>
      errorOf(await ask(who, REMOVE, { userId: ada.userId })).code;
    expect(await removed(null)).toBe('UNAUTHENTICATED');
    for (const who of [ada, someone()]) expect(await removed(who)).toBe('FORBIDDEN');
    expect((await media.service.deps.pictures.find(ada.userId)).stamp).toBe(stamp);
  });
});

test('the maximum size of a picture can be queried before the upload', async () => {
  const { data } = await askSubgraph(media.service.app, null, '{ uploadMaxBytes }', {});
  expect(data).toEqual({ uploadMaxBytes: media.env.UPLOAD_MAX_BYTES });
});
