import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { candidatePage } from '../app/prizes/candidates.ts';
import { drawPrize, publishWinners } from '../app/prizes/draw-prize.ts';
import { linkWinner } from '../app/prizes/link-winner.ts';
import { ownEntry } from '../app/prizes/own-entry.ts';
import { prizeViewerOf, viewPrize, viewWinners } from '../app/prizes/prize-view.ts';
import { allPrizes, onePrize, openPrizes, oneWinner, postOf, winnerPage } from '../app/prizes/prizes.ts';
import { removePrize, savePrize } from '../app/prizes/save-prize.ts';
import { suggestText } from '../app/prizes/suggest-text.ts';
import { viewMatch, type MatchView } from '../app/matches/match-view.ts';
import { matchById } from '../domain/tournament/tournament.ts';
import { hasShown } from '../store/prizes/announcements.ts';
import { prizeMessages as messages } from '../app/prizes/messages.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Context } from './context.ts';

const viewerOf = (context: Context) => prizeViewerOf(context.deps, context);
const matchOf = ({ deps, view }: Context, id: number): MatchView => {
  const { board } = view.current();
  const match = matchById(board.tournament, id);
  if (!match) throw new Error(`a prize is for match ${id}, which the tournament does not have`);
  return viewMatch(board, match, deps.clock.now());
};

export const prizeResolvers = {
  Query: {
    prices: (_parent, _args, context) => allPrizes(context.deps, context),
    openPrices: (_parent, _args, context) => openPrizes(context.deps, context),
    price: (_parent, { id }, context) => onePrize(context.deps, context, id),
    winners: (_parent, { page }, context) => winnerPage(context.deps, context, page),
    winner: (_parent, { id }, context) => oneWinner(context.deps, context, id),
    randomCandidates: (_parent, asked, context) => candidatePage(context.deps, context, asked),
    textSuggestion: (_parent, asked, context) => suggestText(context.deps, context, asked),
  },
  Mutation: {
    savePrice: async (_parent, { input }, context) => ({
      price: viewPrize(viewerOf(context), await savePrize(context.deps, context, input)),
    }),
    async removePrice(_parent, { input }, context) {
      await removePrize(context.deps, context, input);
      return { removedId: input.id };
    },
    drawPrice: async (_parent, { input }, context) => ({
      price: viewPrize(viewerOf(context), await drawPrize(context.deps, context, input)),
    }),
    async publishWinners(_parent, { input }, context) {
      const prize = await publishWinners(context.deps, context, input);
      return { price: viewPrize(viewerOf(context), prize), wasPublished: prize.isPublished };
    },
    async linkWinner(_parent, { input }, context) {
      const prize = await linkWinner(context.deps, context, input);
      const winner = viewWinners(viewerOf(context), prize).find(({ id }) => id === input.winnerId);
      if (!winner) throw notFound(messages.noSuchWinner, 'winnerId');
      return { winner };
    },
  },
  Price: {
    __resolveReference: ({ id }, { prices }) => prices.load(id),
    entry: (prize, _args, context) => ownEntry(viewerOf(context), prize, context.ownSlip),
    fromMatch: ({ matchIds }, _args, context) => matchOf(context, matchIds[0]!),
    toMatch: ({ matchIds }, _args, context) => matchOf(context, matchIds.at(-1)!),
  },
  Drawing: {
    candidates: ({ prizeId, isShown }, _args, { deps }) => (isShown ? deps.drawings.encoded(prizeId) : null),
  },
  Winner: {
    isLinkFixed: async ({ post, prize }, _args, { announcements }) =>
      post !== null && hasShown(await announcements.load(post.id), prize.id),
    post: (winner, _args, { identity, announcements }) =>
      postOf(winner, { identity }, (postId) => announcements.load(postId)),
    price: ({ prize }, _args, context) => viewPrize(viewerOf(context), prize),
  },
} satisfies Resolvers;
