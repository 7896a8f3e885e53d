import { until } from '@tippspiel/shared/platform/testing/until';
import { describe, expect, test } from '@jest/globals';
import { closeBonusQuestion } from '../bonus-question.ts';
import { german, long, type World } from './world.ts';

/** Missing bonus questions, and one that is answered and then closed. */
export function describeBonus(world: World): void {
  describe('of bonus questions', () => {
    test.each<[string, string, number]>([
      ['open/999', 'GET', 404],
      ['open/0', 'GET', 400],
      ['open/x', 'GET', 400],
      ['result/999', 'GET', 404],
      ['result/BONUS?pageNumber=-1', 'GET', 400],
      ['result/BONUS?pageNumber=1000000000', 'GET', 400],
      ['result/BONUS?pageSize=1000000000', 'GET', 400],
      [`result/BONUS?search=${long}`, 'GET', 400],
      ['BONUS/1', 'DELETE', 405],
    ])('%s by %s', async (path, method, status) => {
      const answer = await world.player.send(
        method,
        `/api/bonus/${path.replace('BONUS', String(world.bonusId))}`,
        undefined,
      );
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: { errorMessage: expect.stringMatching(german) },
      });
    });

    test('a bonus answer before its deadline', async () => {
      const answer = (choice: number) => world.player.post(`/api/bonus/${world.bonusId}/${choice}`);
      expect((await answer(0)).body['data']).toMatchObject({ selectionId: 1 });
      expect((await answer(2)).body['data']).toMatchObject({ selectionId: 2 });
      await closeBonusQuestion(world.admin, world.bonusId);
      expect(await resultOf(world)).toMatchObject({ visible: false, totalCount: 0 });
    });
  });
}

const resultOf = async ({ player, bonusId }: World) =>
  (await player.get(`/api/bonus/result/${bonusId}`)).body;

/** The deadline of the question that `describeBonus` has closed comes ten seconds later. */
export function describeClosedBonus(world: World): void {
  describe('of a bonus question after its deadline', () => {
    test('an answer, and all may see those before', async () => {
      let taken = 2;
      const refusal = await until('the question is closed', async () => {
        const choice = 3 - taken;
        const answer = await world.player.post(`/api/bonus/${world.bonusId}/${choice}`);
        if (answer.status !== 200) return answer;
        taken = choice;
        return null;
      });
      expect({ status: refusal.status, body: refusal.body }).toEqual({
        status: 400,
        body: {
          errorMessage:
            'Die Bonusfrage ist bereits geschlossen. Deine Antwort kann nicht mehr geändert werden.',
        },
      });
      await until('the answers are frozen', async () => (await resultOf(world))['visible'] === true);
      expect(await resultOf(world)).toMatchObject({
        totalCount: 1,
        data: {
          isOpen: false,
          selectionId: taken,
          result: [{ user: { id: world.player.id }, selectionId: taken }],
        },
      });
    });
  });
}
