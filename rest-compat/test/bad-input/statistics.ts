import { describe, expect, test } from '@jest/globals';
import { german, long, type World } from './world.ts';

/** Statistics of missing entries, and of matches that are still open. */
export function describeStatistics(world: World): void {
  describe('of statistics', () => {
    test.each<[string, string, number]>([
      ['a match that does not exist', 'ranking/matchstatistics?matchId=999', 404],
      ['a filter that does not exist', 'ranking/matchstatistics?matchId=1&filterOption=4', 400],
      ['a filter of x', 'ranking/matchstatistics?matchId=1&filterOption=x', 400],
      ['a page size of a billion', 'ranking/matchstatistics?matchId=1&pageSize=1000000000', 400],
      ['page -1', 'ranking/matchstatistics?matchId=1&pageNumber=-1', 400],
      ['page a billion', 'ranking/matchstatistics?matchId=1&pageNumber=1000000000', 400],
      ['a search of 10 kB', `ranking/matchstatistics?matchId=1&search=${long}`, 400],
      ['no tipp', 'ranking/tippstatistics?matchId=1', 400],
      ['a tipp of 16 goals', 'ranking/tippstatistics?matchId=1&tippValue=16:0', 400],
      ['a tipp as code', 'ranking/tippstatistics?matchId=1&tippValue={"$gt":0}', 400],
      ['a joker that is neither yes nor no', 'ranking/tippstatistics?tippValue=2:1&onlyJoker=1', 400],
      ['no team', 'ranking/winnerstatistics?kind=P1', 400],
      ['a team that does not exist', 'ranking/winnerstatistics?teamKZ=BRA', 400],
      ['a third place at a European championship', 'ranking/winnerstatistics?teamKZ=GER&kind=P3', 400],
      ['a kind that does not exist', 'ranking/winnerstatistics?teamKZ=GER&kind=__proto__', 400],
      ['the statistic of no match', 'tipps/statistic/999', 404],
      ['the statistic of match 0', 'tipps/statistic/0', 400],
      ['the statistic of match x', 'tipps/statistic/x', 400],
    ])('%s', async (_name, path, status) => {
      const answer = await world.player.get(`/api/${path}`);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: { errorMessage: expect.stringMatching(german) },
      });
    });

    test('statistics of an open match name nobody', async () => {
      expect((await world.player.get('/api/tipps/statistic/40')).body).toEqual({ data: [], visible: false });
      const list = { data: [], totalCount: 0, visible: false };
      for (const path of ['matchstatistics?matchId=40', 'tippstatistics?matchId=40&tippValue=2:1'])
        expect((await world.player.get(`/api/ranking/${path}`)).body).toMatchObject(list);
    });
  });
}
