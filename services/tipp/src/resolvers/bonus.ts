import { changeQuestion, resolveQuestion, saveQuestion } from '../app/bonus/manage.ts';
import { bonusQuestion, bonusQuestions } from '../app/bonus/questions.ts';
import { bonusResult } from '../app/bonus/result.ts';
import { saveAnswer } from '../app/bonus/save-answer.ts';
import { close, open, remove } from '../domain/bonus/change-question.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const bonusResolvers = {
  Query: {
    bonusQuestions: (_parent, { all }, context) => bonusQuestions(context.deps, context, all),
    bonusQuestion: (_parent, { id }, context) => bonusQuestion(context.deps, context, id),
    bonusResult: (_parent, args, context) => bonusResult(context.deps, context, args),
  },
  Mutation: {
    saveBonusAnswer: async (_parent, { input }, context) => ({
      bonusQuestion: await saveAnswer(context.deps, context, input),
    }),
    saveBonusQuestion: async (_parent, { input }, context) => ({
      bonusQuestion: await saveQuestion(context.deps, context, input),
    }),
    openBonusQuestion: async (_parent, { input }, context) => ({
      bonusQuestion: await changeQuestion(context.deps, context, input, open),
    }),
    closeBonusQuestion: async (_parent, { input }, context) => ({
      bonusQuestion: await changeQuestion(context.deps, context, input, close),
    }),
    resolveBonusQuestion: async (_parent, { input }, context) => ({
      bonusQuestion: await resolveQuestion(context.deps, context, input),
    }),
    removeBonusQuestion: async (_parent, { input }, context) => ({
      bonusQuestion: await changeQuestion(context.deps, context, input, remove),
    }),
  },
} satisfies Resolvers;
