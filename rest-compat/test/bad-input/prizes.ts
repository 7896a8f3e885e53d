import { beforeAll, describe, expect, test } from '@jest/globals';
import { makePrize } from '../prize.ts';
import type { TestVisitor } from '../visitor.ts';
import { german, long, type World } from './world.ts';

/** Invalid ranges and kinds, missing prizes, and players who are not operators. */
export function describePrizes(world: World): void {
  describe('of prizes', () => {
    let admin: TestVisitor;
    let priceId = 0;
    beforeAll(async () => {
      ({ admin } = world);
      priceId = await makePrize(admin, { fromMatchId: 30, toMatchId: 31 });
    });

    test.each<[string, 'admin' | 'player', number]>([
      ['users/random?fromMatchId=1&toMatchId=1', 'player', 403],
      ['users/random?fromMatchId=5&toMatchId=4', 'admin', 400],
      ['users/random?fromMatchId=0&toMatchId=4', 'admin', 400],
      ['users/random?fromMatchId=1&toMatchId=52', 'admin', 400],
      ['users/random?fromMatchId=1', 'admin', 400],
      ['users/random?fromMatchId=1&toMatchId=x', 'admin', 400],
      [`users/random?fromMatchId=1&toMatchId=1&search=${long}`, 'admin', 400],
      ['users/random?fromMatchId=1&toMatchId=1&pageNumber=1000000000', 'admin', 400],
      ['users/winners?pageNumber=-1', 'player', 400],
      ['users/winners?pageSize=101', 'player', 400],
      [`users/winners?search=${long}`, 'player', 400],
      ['posts/Tagespreis/PRICE/30/31/textsuggestion', 'player', 403],
      ['posts/Geldpreis/PRICE/30/31/textsuggestion', 'admin', 400],
      ['posts/Hauptpreis/PRICE/30/31/textsuggestion', 'admin', 400],
      ['posts/Tagespreis/PRICE/30/30/textsuggestion', 'admin', 400],
      ['posts/Tagespreis/PRICE/31/30/textsuggestion', 'admin', 400],
      ['posts/Tagespreis/PRICE/30/99/textsuggestion', 'admin', 400],
      ['posts/Tagespreis/999/30/31/textsuggestion', 'admin', 404],
      ['price/999/drawing', 'player', 404],
      ['posts/Tagespreis/x/30/31/textsuggestion', 'admin', 400],
    ])('%s by %s: %i', async (path, who, status) => {
      const visitor = who === 'admin' ? admin : world.player;
      const answer = await visitor.get(`/api/${path.replace('PRICE', String(priceId))}`);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: { errorMessage: expect.stringMatching(german) },
      });
    });

    const form = { name: 'Ein Schal', priceKind: 'Tagespreis', fromMatchId: 30, toMatchId: 31 };
    test.each<[string, Record<string, string | number>, 'admin' | 'player', number]>([
      ['price/0', form, 'player', 403],
      ['price/PRICE', { ...form, version: 1 }, 'player', 403],
      ['price/PRICE/draw', {}, 'player', 403],
      ['price/PRICE/publish', { version: 1 }, 'player', 403],
      ['winner/1/post', { postId: 1 }, 'player', 403],
      ['price/x', form, 'admin', 400],
      ['price/0', { ...form, name: ' ' }, 'admin', 400],
      ['price/0', { ...form, winnerCount: 51 }, 'admin', 400],
      ['price/0', { ...form, pictureUrl: '../x' }, 'admin', 400],
      ['price/0', { ...form, pictureUrl: `o${'a'.repeat(32)}` }, 'admin', 404],
      ['price/0', { ...form, toMatchId: 29 }, 'admin', 400],
      ['price/PRICE', { ...form, version: 99 }, 'admin', 409],
      ['price/999', { ...form, version: 1 }, 'admin', 404],
      ['price/PRICE/draw', {}, 'admin', 400],
      ['price/PRICE/publish', {}, 'admin', 400],
      ['price/PRICE/publish', { version: 1 }, 'admin', 400],
      ['price/999/draw', {}, 'admin', 404],
      ['winner/999/post', { postId: 1 }, 'admin', 404],
    ])('POST %s %j by %s: %i', async (path, fields, who, status) => {
      const visitor = who === 'admin' ? admin : world.player;
      const answer = await visitor.post(`/api/${path.replace('PRICE', String(priceId))}`, fields);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: { errorMessage: expect.stringMatching(german) },
      });
    });

    test('a prize whose last match has kicked off cannot be made any more', async () => {
      await expect(makePrize(admin, { fromMatchId: 1, toMatchId: 2 })).rejects.toThrow('BAD_USER_INPUT');
    });
  });
}
