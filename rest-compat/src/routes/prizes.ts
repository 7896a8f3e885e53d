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
export function prizeRoutes({ serve }: Tools): void {
  serve('getPrices', async ({ ask }) => {
    const { prices } = await ask(RestPricesDocument);
    return { data: prices.map(shapePrice) };
  });

  serve<{ Querystring: Range & { pageNumber: number; search: string } }>(
    'getRandomCandidates',
    async ({ query, ask }) => {
      const { randomCandidates } = await ask(RestRandomCandidatesDocument, query);
      const { items, totalCount } = randomCandidates;
      return { data: items.map(shapeUserShort), totalCount };
    },
  );

  serve<{ Querystring: PageQuery }>('getWinners', async ({ query, ask }) => {
    const { winners } = await ask(RestWinnersDocument, listVariables(query));
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
    async ({ params, ask }) => {
      const { textSuggestion } = await ask(RestTextSuggestionDocument, params);
      return { data: textSuggestion };
    },
  );
}
