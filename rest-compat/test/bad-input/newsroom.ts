import { describe, expect, test } from '@jest/globals';
import { german, type Fields, type World } from './world.ts';

const post = (fields: Fields): Fields => ({ id: 0, subject: 'Betreff', text: '<p>Text</p>', ...fields });
const TOO_LONG = 'Der Betreff darf höchstens 500 Zeichen haben.';
const NO_TEXT = 'Bitte gib einen Text ein.';
const UPLOAD_AGAIN = 'Bitte lade das Bild noch einmal hoch.';
const FORGED = `/api/downloadImage/posts/o${'a'.repeat(32)}.9999999999.${'A'.repeat(43)}`;
const INCOMPLETE = 'Die Eingabe ist nicht vollständig!';

/** Invalid requests of operators. */
const refused: [name: string, fields: Fields, status: number, message: string | RegExp][] = [
  ['no title', post({ subject: '  ' }), 400, 'Bitte gib einen Betreff ein.'],
  ['a title of 501 letters', post({ subject: 'x'.repeat(501) }), 400, TOO_LONG],
  ['a title in two lines', post({ subject: 'a\nb' }), 400, german],
  ['no text', post({ text: ' ' }), 400, NO_TEXT],
  ['a text of tags alone', post({ text: '<p><br></p><script>alert(1)</script>' }), 400, NO_TEXT],
  ['a text of 5001 letters', post({ text: `<p>${'x'.repeat(5001)}</p>` }), 400, german],
  ['half a drawing', post({ priceId: 1, priceKind: 'Tagespreis' }), 400, INCOMPLETE],
  [
    'a drawing without a prize',
    post({ priceId: 0, priceKind: 'Tagespreis', winnerstring: 'Ada' }),
    400,
    INCOMPLETE,
  ],
  [
    'a prize that there is not',
    post({ priceId: 999_999, priceKind: 'Tagespreis', winnerstring: 'Ada' }),
    400,
    'Diesen Preis gibt es nicht.',
  ],
  ['a key of 101 letters', post({ key: 'x'.repeat(101) }), 400, german],
  ['a picture by address', post({ pictureUrl: 'https://evil.example/x.png' }), 400, german],
  ['a picture by path', post({ pictureUrl: '../../etc/passwd' }), 400, german],
  ['a picture that nobody cut', post({ pictureUrl: `o${'a'.repeat(32)}` }), 404, UPLOAD_AGAIN],
  ['a picture that no one signed', post({ pictureUrl: FORGED }), 404, UPLOAD_AGAIN],
  ['a post that there is not', post({ id: 999_999 }), 404, german],
  ['a post of -1', post({ id: -1 }), 400, german],
  ['a message into a group', post({ groupId: 1 }), 400, german],
  ['a publication by a word', post({ isPublished: 'vielleicht' }), 400, german],
];

export function describeNewsroom(world: World): void {
  describe('an operator’s post', () => {
    test.each(refused)('of %s', async (_name, fields, status, message) => {
      const answer = await world.admin.post('/api/posts', fields);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: {
          errorMessage: typeof message === 'string' ? message : expect.stringMatching(message),
        },
      });
      expect((await world.admin.get('/api/posts')).body['data']).toEqual([]);
    });
  });
}
