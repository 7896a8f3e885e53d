import { shapePrice } from '../shape/price.ts';
import { shapeUserShort } from '../shape/user.ts';
import { listVariables, type PageQuery, type Tools } from '../tools.ts';
import {
  RestPricesDocument,
  RestRandomCandidatesDocument,
  RestTextSuggestionDocument,
  RestWinnersDocument,
} from './prizes.generated.ts';

type Range = { fromMatchId: number; toMatchId: number };

/** Specification, chapter 7: prices, random candidates, winners and the text that announces them. */
export function prizeRoutes({ ask, serve }: Tools): void {
  serve('getPrices', async (request, reply) => {
    const { prices } = await ask({ request, reply }, RestPricesDocument);
    return { data: prices.map(shapePrice) };
  });

  serve<{ Querystring: Range & { pageNumber: number; search: string } }>(
    'getRandomCandidates',
    async (request, reply) => {
      const { randomCandidates } = await ask({ request, reply }, RestRandomCandidatesDocument, request.query);
      const { items, totalCount } = randomCandidates;
      return { data: items.map(shapeUserShort), totalCount };
    },
  );

  serve<{ Querystring: PageQuery }>('getWinners', async (request, reply) => {
    const { winners } = await ask({ request, reply }, RestWinnersDocument, listVariables(request.query));
    const { items, totalCount, visible } = winners;
    const data = items.map(({ id: winnerId, date, user, kind, price, isPublished }) => ({
      winnerId,
      date,
      user: user && shapeUserShort(user),
      kind,
      price: shapePrice(price),
      isPublished,
    }));
    return { data, totalCount, visible };
  });

  serve<{ Params: Range & { priceKind: string; priceId: number } }>(
    'getTextSuggestion',
    async (request, reply) => {
      const { textSuggestion } = await ask({ request, reply }, RestTextSuggestionDocument, request.params);
      return { data: textSuggestion };
    },
  );
}
