import { shapePrice } from '../shape/price.ts';
import { shapeUserShort } from '../shape/user.ts';
import type { Tools } from '../tools.ts';
import {
  RestPricesDocument,
  RestRandomCandidatesDocument,
  RestTextSuggestionDocument,
  RestWinnersDocument,
} from './prizes.generated.ts';

type Range = { fromMatchId: number; toMatchId: number };
type Page = { pageSize: number; pageNumber: number; search: string };

/** Specification, chapter 7: prices, random candidates, winners and the text that announces them. */
export function prizeRoutes({ ask, serve }: Tools): void {
  serve('getPrices', async (request, reply) => {
    const { prices } = await ask({ request, reply }, RestPricesDocument);
    return { data: prices.map(shapePrice) };
  });

  serve<{ Querystring: Range & Omit<Page, 'pageSize'> }>('getRandomCandidates', async (request, reply) => {
    const { fromMatchId, toMatchId, search, pageNumber } = request.query;
    const { randomCandidates } = await ask({ request, reply }, RestRandomCandidatesDocument, {
      ...{ fromMatchId, toMatchId, search, pageNumber },
    });
    const { items, totalCount } = randomCandidates;
    return { data: items.map(shapeUserShort), totalCount };
  });

  serve<{ Querystring: Page }>('getWinners', async (request, reply) => {
    const { pageSize, pageNumber, search } = request.query;
    const page = { pageSize, pageNumber, search };
    const { winners } = await ask({ request, reply }, RestWinnersDocument, { page });
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
      const { priceKind, priceId, fromMatchId, toMatchId } = request.params;
      const asked = { priceKind, priceId, fromMatchId, toMatchId };
      const { textSuggestion } = await ask({ request, reply }, RestTextSuggestionDocument, asked);
      return { data: textSuggestion };
    },
  );
}
