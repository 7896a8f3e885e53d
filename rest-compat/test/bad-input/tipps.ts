import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { german, GOALS_WRONG, long, tipp, type Fields, type Form, type World } from './world.ts';

/** Tipps that change nothing. */
export function describeTipps(world: World): void {
  describe('of tipps', () => {
    test.each(['json', 'urlencoded', 'multipart'] as Form[])(
      'a tipp may come as %s, a wrong one too',
      async (form) => {
        const saved = await world.player.post('/api/tipps', tipp({ matchId: 20, value: 3 }), { form });
        expect(saved.status).toBe(200);
        const wrong = await world.player.post('/api/tipps', tipp({ matchId: 20, value: 99 }), { form });
        expect(wrong.status).toBe(400);
      },
    );

    // Nothing else in this file uses match 29.
    describe('changes nothing of a tipp that is there:', () => {
      const seen = async () => {
        const { body } = await world.player.get('/api/tipps?pageNumber=3');
        return (body['data'] as { tipps: { match: { id: number } }[] }).tipps.find(
          ({ match }) => match.id === 29,
        );
      };
      let before: unknown;

      beforeAll(async () => {
        const saved = {
          matchId: 29,
          value: '2:1',
          isTeam1: true,
          isTeam2: true,
          setJoker: true,
          isJoker: true,
        };
        expect((await world.player.post('/api/tipps', saved)).status).toBe(200);
        before = await seen();
        expect(before).toMatchObject({ goalsTeam1: 2, goalsTeam2: 1, isJoker: true });
      });
      afterAll(() => world.player.post('/api/tipps', { matchId: 29, setJoker: true, isJoker: false }));

      const team1 = { matchId: 29, isTeam1: true };
      const rows: [fields: Fields, message?: string][] = [
        [{ ...team1 }, GOALS_WRONG],
        ...[null, true, '1e1', '0x5', 16, -2, 1.5, 'x', '16', '-2', '1.5', long].map(
          (value): [Fields, string] => [{ ...team1, value }, GOALS_WRONG],
        ),
        [{ matchId: 29, setJoker: true }],
        [{ matchId: 29, setJoker: true, isJoker: null }],
        [{ matchId: 29, setJoker: true, isJoker: 0 }],
        [{ matchId: 29, isTeam1: 1, value: '-' }],
        [{ matchId: '0x1D', isTeam1: true, value: '-' }],
        [{ matchId: [29] as never, isTeam1: true, value: '-' }],
        [{ matchId: true, isTeam1: true, value: '-' }],
      ];
      test.each(rows.map(([fields, message]) => ({ fields, message })))(
        '$fields',
        async ({ fields, message }) => {
          const { status, body } = await world.player.post('/api/tipps', fields, { form: 'json' });
          expect({ status, body }).toEqual({
            status: 400,
            body: { errorMessage: expect.stringMatching(german) },
          });
          if (message) expect(body['errorMessage']).toBe(message);
          expect(await seen()).toEqual(before);
        },
      );

      test("one's own tippId of another match", async () => {
        const { tippId } = before as { tippId: number };
        const { status, body } = await world.player.post('/api/tipps', tipp({ tippId, matchId: 30 }));
        expect({ status, body }).toEqual({
          status: 400,
          body: { errorMessage: 'Tipp und Spiel gehören nicht zusammen.' },
        });
      });
    });

    test('messages name no field as a program does', async () => {
      const { body } = await world.player.post('/api/tipps', { value: '1', isTeam1: true });
      expect(body['errorMessage']).toBe('Bitte prüfe Deine Eingabe: „Nummer des Spiels“ fehlt.');
    });

    test('a seventh joker', async () => {
      for (let matchId = 21; matchId <= 26; matchId++) {
        expect(
          (await world.player.post('/api/tipps', { matchId, setJoker: true, isJoker: true })).status,
        ).toBe(200);
      }
      const { status, body } = await world.player.post('/api/tipps', {
        matchId: 27,
        setJoker: true,
        isJoker: true,
      });
      expect(status).toBe(400);
      expect(body['errorMessage']).toMatch(german);
      const both = { matchId: 27, value: '2:0', isTeam1: true, isTeam2: true, setJoker: true, isJoker: true };
      const half = await world.player.post('/api/tipps', both);
      expect({ status: half.status, body: half.body }).toMatchObject({
        status: 200,
        body: {
          data: { jokerCount: 6, tipps: [{ goalsTeam1: 2, goalsTeam2: 0, isJoker: false }] },
          errorMessage: 'Du hast bereits alle 6 Joker gesetzt.',
        },
      });
    });
  });
}
