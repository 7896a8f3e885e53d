import { describe, expect, test } from '@jest/globals';
import { german, long, type World } from './world.ts';

/** Cards, lists and recommendations of unknown players, and oversized pages of them. */
export function describePlayers(world: World): void {
  describe('of players', () => {
    test.each<[string, string, number]>([
      ['the card of nobody', 'user/details?userId=999999', 404],
      ['the card of player x', 'user/details?userId=x', 400],
      ['the card of player -1', 'user/details?userId=-1', 400],
      ['whom nobody recommended', 'users/999999/recommended', 404],
      ['whom player 0 recommended', 'users/0/recommended', 400],
      ['page 0 of whom a player recommended', 'users/1/recommended?pageNumber=0', 400],
      ['the own list by the billion', 'users/favorite/?pageSize=1000000000', 400],
      ['page -1 of the own list', 'users/favorite/?pageNumber=-1', 400],
      ['a search of 10 kB in the own list', `users/favorite/?search=${long}`, 400],
    ])('%s', async (_name, path, status) => {
      const answer = await world.player.get(`/api/${path}`);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: { errorMessage: expect.stringMatching(/^„?[A-ZÄÖÜ][^{}<>]*$/) },
      });
    });

    test.each<[string, string, number]>([
      ['nobody', '', 400],
      ['an address without a place', '?email=ada', 400],
      ['an address of 10 kB', `?email=${long}@example.org`, 400],
      ['two addresses', '?email=a%40example.org,b%40example.org', 400],
      ['an address with a header', '?email=a%40example.org%0d%0aBcc:b%40example.org', 400],
      ['a group that does not exist', '?email=a%40example.org&groupId=999999', 404],
      ['group x', '?email=a%40example.org&groupId=x', 400],
    ])('a recommendation to %s', async (_name, query, status) => {
      const answer = await world.player.send('GET', `/api/match/sendRecommendation${query}`, undefined);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: { errorMessage: expect.stringMatching(german) },
      });
    });

    test('a recommendation without the headers of a write', async () => {
      const answer = await world.player.get('/api/match/sendRecommendation?email=a%40example.org', {
        without: ['token'],
      });
      expect(answer.status).toBe(403);
    });
  });
}
