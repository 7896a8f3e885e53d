import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TestVisitor } from '../visitor.ts';
import { german, GOALS_WRONG, type Fields, type Form, type World } from './world.ts';

/** Operators' entries that change nothing. */
export function describeResults(world: World): void {
  describe('of results', () => {
    describe('changes nothing of a result that is there:', () => {
      const path = '/api/match/admin/13';
      let admin: TestVisitor;
      const seen = async () => {
        const { body } = await admin.get('/api/match/admin');
        return (body['data'] as { id: number }[]).filter(({ id }) => id === 13 || id === 1);
      };
      let before: unknown;

      beforeAll(async () => {
        ({ admin } = world);
        const saved = await admin.post(
          path,
          { isRunning: true, goalsTeam1: '3', goalsTeam2: '2' },
          { form: 'json' },
        );
        expect(saved.body).toMatchObject({ data: { goalsTeam1: 3, goalsTeam2: 2, isRunning: true } });
        before = await seen();
      });

      const rows: Fields[] = [
        ...[true, false, '', '1e1', '0x5', 16, -2, 1.5, 'x', '16', '-2', '1.5'].map((goal) => ({
          goalsTeam1: goal,
          goalsTeam2: goal,
        })),
        { goalsTeam1: true, goalsTeam2: false },
      ];
      test.each(rows.map((fields) => ({ fields })))('$fields', async ({ fields }) => {
        for (const form of ['json', 'urlencoded', 'multipart'] as Form[]) {
          const { status, body } = await admin.post(path, fields, { form });
          expect({ form, status, body }).toEqual({ form, status: 400, body: { errorMessage: GOALS_WRONG } });
        }
        expect(await seen()).toEqual(before);
      });

      test.each<[string, Fields]>([
        ['/api/match/admin/0xD', { goalsTeam1: 0, goalsTeam2: 0 }],
        ['/api/match/admin/13.0', { goalsTeam1: 0, goalsTeam2: 0 }],
        [path, { goalsTeam1: 0, goalsTeam2: -1 }],
        [path, { isRunning: 1, goalsTeam1: 0, goalsTeam2: 0 }],
        [path, { isRunning: 'nein', goalsTeam1: 0, goalsTeam2: 0 }],
        [path, {}],
        [path, { goalsTeam1: null, goalsTeam2: null }],
        [path, { version: 1 }],
        [path, { goalsTeam1: 0, goalsTeam2: 0, version: -1 }],
        [path, { goalsTeam1: 0, goalsTeam2: 0, version: 'x' }],
        [path, { phase: 'pause' }],
        [path, { phase: 'HALF_TIME' }],
        [path, { phase: '' }],
        [path, { phase: 'extra_time' }],
        [path, { phase: 'half_time', isRunning: false }],
        ['/api/match/admin/37', { phase: 'half_time' }],
        [path, { penaltiesTeam1: 4 }],
        [path, { penaltiesTeam1: 4, penaltiesTeam2: 3 }],
        [path, { teamKZ1: 'GER' }],
        [path, { teamKZ1: 7 }],
        ['/api/match/admin/37', { goalsTeam1: 0, goalsTeam2: 0 }],
        ['/api/match/admin/37', { isRunning: true }],
        ['/api/match/admin/37', { teamKZ1: 'ESP' }],
        ['/api/match/admin/37', { teamKZ1: 'XXX' }],
        ['/api/match/admin/37', { teamKZ1: 'GER', teamKZ2: 'GER' }],
        ['/api/match/admin/46', { teamKZ2: 'GER' }],
        ['/api/team/admin/1', {}],
        ['/api/team/admin/1', { mark: 'WA' }],
        ['/api/team/admin/1', { mark: 'W', teamKZ: 'GER' }],
        ['/api/team/admin/1', { mark: 'thirds', teamKZ: 'GER' }],
        ['/api/team/admin/1', { mark: 'WA', teamKZ: 'XXX' }],
        ['/api/team/admin/1', { mark: 'WA', teamKZ: 'GER' }],
        ['/api/team/admin/1', { mark: 'P1', teamKZ: 'GER' }],
        ['/api/team/admin/x', { mark: 'WA', teamKZ: 'GER' }],
        ['/api/team/admin/-1', { mark: 'WA', teamKZ: 'GER' }],
      ])('%s with %j', async (address, fields) => {
        const { status, body } = await admin.post(address, fields, { form: 'json' });
        expect({ status, body }).toEqual({
          status: 400,
          body: { errorMessage: expect.stringMatching(german) },
        });
        expect(await seen()).toEqual(before);
      });
    });

    test('asks for the goals of both teams where none stand, and takes one alone where they do', async () => {
      const { admin } = world;
      const path = '/api/match/admin/3';
      for (const fields of [{ goalsTeam1: 1 }, { goalsTeam2: 1 }] as Fields[]) {
        const { status, body } = await admin.post(path, fields);
        const errorMessage = 'Bitte gib die Tore beider Mannschaften ein.';
        expect({ status, body }).toEqual({ status: 400, body: { errorMessage } });
      }
      await admin.post(path, { goalsTeam1: 1, goalsTeam2: 0 });
      const { body } = await admin.post(path, { goalsTeam2: 3 });
      expect(body).toMatchObject({ data: { goalsTeam1: 1, goalsTeam2: 3 } });
    });

    test('changes nothing of a match that somebody else has changed since', async () => {
      const { admin } = world;
      const path = '/api/match/admin/2';
      const saved = await admin.post(path, { goalsTeam1: 1, goalsTeam2: 3, version: 0 });
      expect(saved.body).toMatchObject({ data: { goalsTeam1: 1, version: 1, penaltiesTeam1: null } });
      const { status, body } = await admin.post(path, { goalsTeam1: 2, goalsTeam2: 2, version: 0 });
      expect({ status, body }).toEqual({
        status: 409,
        body: {
          errorMessage:
            'Das Spiel wurde gerade von jemand anderem geändert: 1:3. Bitte prüfe das, bevor Du speicherst.',
        },
      });
    });

    test('changes nothing of a mark that the tournament does not have', async () => {
      const { admin } = world;
      for (const mark of ['P3', 'WG', 'LL']) {
        const { status } = await admin.post('/api/team/admin/0', { mark, teamKZ: 'GER' });
        expect(status).toBe(404);
      }
    });
  });
}
