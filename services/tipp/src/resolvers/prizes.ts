import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { candidatePage } from '../app/prizes/candidates.ts';
import { drawPrize, publishWinners } from '../app/prizes/draw-prize.ts';
import { linkWinner } from '../app/prizes/link-winner.ts';
import { viewPrize, viewWinners } from '../app/prizes/prize-view.ts';
import { allPrizes, onePrize, openPrizes, oneWinner, postOf, winnerPage } from '../app/prizes/prizes.ts';
import { removePrize, savePrize } from '../app/prizes/save-prize.ts';
import { suggestText } from '../app/prizes/suggest-text.ts';
import { viewMatch, type MatchView } from '../app/matches/match-view.ts';
import { matchById } from '../domain/tournament/tournament.ts';
import { prizeMessages as messages } from '../app/prizes/messages.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { prizeViewerOf, type Context } from './context.ts';

const reading = (context: Context) => ({ ...context.deps, viewer: prizeViewerOf(context) });
const matchOf = ({ deps, view }: Context, id: number): MatchView => {
  const { board } = view.current();
  const match = matchById(board.tournament, id);
  if (!match) throw new Error(`a prize is for match ${id}, which the tournament does not have`);
  return viewMatch(board, match, deps.clock.now());
};
const writing = ({ deps, view }: Context) => ({ ...deps, tournament: view.current().board.tournament });

export const prizeResolvers = {
  Query: {
    prices: (_parent, _args, context) => allPrizes(reading(context), { identity: context.identity }),
    openPrices: (_parent, _args, context) => openPrizes(reading(context)),
    price: (_parent, { id }, context) => onePrize(reading(context), { identity: context.identity }, id),
    winners: (_parent, { page }, context) =>
      winnerPage(reading(context), { identity: context.identity }, page),
    winner: (_parent, { id }, context) => oneWinner(reading(context), { identity: context.identity }, id),
    randomCandidates: (_parent, asked, { deps, view, identity, deadline }) =>
      candidatePage({ ...deps, view: view.current(), deadline }, { identity }, asked),
    textSuggestion: (_parent, asked, context) =>
      suggestText(writing(context), { identity: context.identity, requestId: context.requestId }, asked),
  },
  Mutation: {
    savePrice: async (_parent, { input }, context) => ({
      price: viewPrize(prizeViewerOf(context), await savePrize(writing(context), context, input)),
    }),
    async removePrice(_parent, { input }, context) {
      await removePrize(context.deps, context, input);
      return { removedId: input.id };
    },
    drawPrice: async (_parent, { input }, context) => ({
      price: viewPrize(prizeViewerOf(context), await drawPrize(context.deps, context, input)),
    }),
    async publishWinners(_parent, { input }, context) {
      const prize = await publishWinners(context.deps, context, input);
      return { price: viewPrize(prizeViewerOf(context), prize), wasPublished: prize.isPublished };
    },
    async linkWinner(_parent, { input }, context) {
      const prize = await linkWinner(context.deps, context, input);
      const winner = viewWinners(prizeViewerOf(context), prize).find(({ id }) => id === input.winnerId);
      if (!winner) throw notFound(messages.noSuchWinner, 'winnerId');
      return { winner };
    },
  },
  Price: {
    __resolveReference: ({ id }, { prices }) => prices.load(id),
    fromMatch: ({ fromMatchId }, _args, context) => matchOf(context, fromMatchId),
    toMatch: ({ toMatchId }, _args, context) => matchOf(context, toMatchId),
  },
  Drawing: {
    candidates: ({ prizeId, isShown }, _args, { deps }) => (isShown ? deps.drawings.encoded(prizeId) : null),
  },
  Winner: {
    post: (winner, _args, { identity, isUnseen }) =>
      postOf(winner, { identity }, (postId) => isUnseen.load(postId)),
    price: ({ prize }, _args, context) => viewPrize(prizeViewerOf(context), prize),
  },
} satisfies Resolvers;
