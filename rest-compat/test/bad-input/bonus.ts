import { until } from '@tippspiel/shared/platform/testing/until';
import { describe, expect, test } from '@jest/globals';
import { closeBonusQuestion } from '../bonus-question.ts';
import { german, long, type World } from './world.ts';

/** Missing bonus questions, and one after its deadline. */
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

    test('a bonus answer at its deadline, and from then on all may see the others', async () => {
      const answer = (choice: number) => world.player.post(`/api/bonus/${world.bonusId}/${choice}`);
      const result = async () => (await world.player.get(`/api/bonus/result/${world.bonusId}`)).body;
      expect((await answer(0)).body['data']).toMatchObject({ selectionId: 1 });
      expect((await answer(2)).body['data']).toMatchObject({ selectionId: 2 });
      await closeBonusQuestion(await world.stack.admin(), world.bonusId);
      let taken = 2;
      let refusal: Awaited<ReturnType<typeof answer>> | undefined;
      await until('the question is closed', async () => {
        expect(await result()).toMatchObject({ visible: false, totalCount: 0 });
        const choice = 3 - taken;
        const next = await answer(choice);
        if (next.status === 200) taken = choice;
        else refusal = next;
        return refusal !== undefined;
      });
      expect({ status: refusal?.status, body: refusal?.body }).toEqual({
        status: 400,
        body: {
          errorMessage:
            'Die Bonusfrage ist bereits geschlossen. Deine Antwort kann nicht mehr geändert werden.',
        },
      });
      await until('the answers are frozen', async () => (await result())['visible'] === true);
      expect(await result()).toMatchObject({
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
