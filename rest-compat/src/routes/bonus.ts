import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { shapeUser } from '../shape/user.ts';
import { listVariables, type PageQuery, type Tools } from '../tools.ts';
import {
  RestBonusResultDocument,
  RestOpenBonusDocument,
  RestSaveBonusAnswerDocument,
  type BonusFieldsFragment,
} from './bonus.generated.ts';

/** The specification's bonus question (chapter 3), with the player's own answer, or 0 without one. */
const shapeBonus = ({ state, ownSelectionId, ...question }: BonusFieldsFragment) => ({
  ...question,
  isOpen: state === 'OPEN',
  isResolved: state === 'RESOLVED',
  selectionId: ownSelectionId ?? 0,
});

type ResultQuery = PageQuery & { onlyFavorites: boolean };

const noSuchQuestion = () => notFound('Diese Bonusfrage gibt es nicht.', 'id');

/** Specification, chapter 7, 'Bonus'. */
export function bonusRoutes({ serve }: Tools): void {
  serve<{ Params: { id: number } }>('getOpenBonus', async ({ params, ask }) => {
    const { id } = params;
    const { bonusQuestion } = await ask(RestOpenBonusDocument, { id });
    if (!bonusQuestion) throw noSuchQuestion();
    return { data: shapeBonus(bonusQuestion) };
  });

  serve<{ Params: { id: number; choice: number } }>('saveBonusAnswer', async ({ params, ask }) => {
    const { id, choice } = params;
    const { saveBonusAnswer } = await ask(RestSaveBonusAnswerDocument, {
      input: { questionId: id, selectionId: choice },
    });
    return { data: shapeBonus(saveBonusAnswer.bonusQuestion) };
  });

  serve<{ Params: { id: number }; Querystring: ResultQuery }>(
    'getBonusResult',
    async ({ params, query, ask }) => {
      const variables = { id: params.id, ...listVariables(query) };
      const { bonusQuestion, bonusResult } = await ask(RestBonusResultDocument, variables);
      if (!bonusQuestion) throw noSuchQuestion();
      const { items, totalCount, visible, blocked } = bonusResult;
      const result = items.map(({ user, ...answer }) => ({ user: shapeUser(user), ...answer }));
      return { data: { ...shapeBonus(bonusQuestion), result }, totalCount, visible, blocked };
    },
  );
}
