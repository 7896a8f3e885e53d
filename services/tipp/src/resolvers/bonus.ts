import {
  closeQuestion,
  openQuestion,
  removeQuestion,
  resolveQuestion,
  saveQuestion,
} from '../app/bonus/manage.ts';
import { bonusQuestion, bonusQuestions } from '../app/bonus/questions.ts';
import { bonusResult } from '../app/bonus/result.ts';
import { saveAnswer } from '../app/bonus/save-answer.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Context } from './context.ts';

const withSlip = ({ deps, ownSlip }: Context) => ({ ...deps, ownSlip });

export const bonusResolvers = {
  Query: {
    bonusQuestions: (_parent, { all }, { deps, identity, view, ownSlip }) =>
      bonusQuestions(
        { ...deps, view: view.current(), fresh: view.fresh, ownSlip },
        { identity },
        all ?? false,
      ),
    bonusQuestion: (_parent, { id }, { deps, identity, view, ownSlip }) =>
      bonusQuestion({ ...deps, view: view.current(), ownSlip }, { identity }, id),
    bonusResult: (_parent, { id, page, onlyFavorites }, { deps, identity, view, deadline }) =>
      bonusResult(
        { ...deps, view: view.current(), deadline },
        { identity },
        id,
        page,
        onlyFavorites ?? false,
      ),
  },
  Mutation: {
    saveBonusAnswer: async (_parent, { input }, { deps, identity }) => ({
      bonusQuestion: await saveAnswer(deps, { identity }, input),
    }),
    saveBonusQuestion: async (_parent, { input }, context) => ({
      bonusQuestion: await saveQuestion(withSlip(context), context, input),
    }),
    openBonusQuestion: async (_parent, { input }, context) => ({
      bonusQuestion: await openQuestion(withSlip(context), context, input),
    }),
    closeBonusQuestion: async (_parent, { input }, context) => ({
      bonusQuestion: await closeQuestion(withSlip(context), context, input),
    }),
    resolveBonusQuestion: async (_parent, { input }, context) => ({
      bonusQuestion: await resolveQuestion(withSlip(context), context, input),
    }),
    removeBonusQuestion: async (_parent, { input }, context) => ({
      bonusQuestion: await removeQuestion(withSlip(context), context, input),
    }),
  },
} satisfies Resolvers;
