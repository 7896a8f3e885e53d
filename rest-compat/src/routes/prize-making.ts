import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { shapePrice } from '../shape/price.ts';
import type { Tools } from '../tools.ts';
import {
  RestDrawingDocument,
  RestDrawPriceDocument,
  RestLinkWinnerDocument,
  RestPublishWinnersDocument,
  RestRemovePriceDocument,
  RestSavePriceDocument,
  type MadePriceFragment,
} from './prizes.generated.ts';

type ById = { Params: { id: number } };
type PriceForm = {
  version: number;
  key?: string;
  name: string;
  priceKind: string;
  date?: string;
  fromMatchId?: number;
  toMatchId?: number;
  winnerCount: number;
  pictureUrl?: string;
};

const NO_SUCH_PRICE = 'Diesen Preis gibt es nicht.';

/** An extension of the specification: operators create prizes, draw and publish. Anybody may verify a drawing. */
export function prizeMakingRoutes({ serve }: Tools): void {
  serve<ById & { Body: PriceForm }>('savePrice', async ({ params, body, ask }) => {
    const { pictureUrl: picture, ...form } = body;
    const { savePrice } = await ask(RestSavePriceDocument, { input: { ...form, id: params.id, picture } });
    return { data: shapeMade(savePrice.price) };
  });
  serve<ById & { Querystring: { version: number } }>('removePrice', async ({ params, query, ask }) => {
    const input = { id: params.id, version: query.version };
    const { removePrice } = await ask(RestRemovePriceDocument, { input });
    return { data: removePrice.removedId };
  });
  serve<ById>('drawPrice', async ({ params, ask }) => {
    const { drawPrice } = await ask(RestDrawPriceDocument, { input: { id: params.id } });
    return { data: shapeMade(drawPrice.price) };
  });
  serve<ById & { Body: { version: number } }>('publishWinners', async ({ params, body, ask }) => {
    const input = { id: params.id, version: body.version };
    const { publishWinners } = await ask(RestPublishWinnersDocument, { input });
    return { data: shapeMade(publishWinners.price), wasPublished: publishWinners.wasPublished };
  });
  serve<ById & { Body: { postId: number; seenPostId: number } }>(
    'linkWinner',
    async ({ params, body, ask }) => {
      const { postId, seenPostId } = body;
      const input = { winnerId: params.id, postId: postId || null, seenPostId: seenPostId || null };
      const { linkWinner } = await ask(RestLinkWinnerDocument, { input });
      return { data: linkWinner.winner.post?.id ?? 0 };
    },
  );
  serve<ById>('getDrawing', async ({ params, ask }) => {
    const { price } = await ask(RestDrawingDocument, { id: params.id });
    if (!price) throw notFound(NO_SUCH_PRICE);
    return { data: price.drawing };
  });
}

const shapeMade = ({
  state,
  priceKind,
  date,
  fromMatchId,
  toMatchId,
  winnerCount,
  version,
  ...price
}: MadePriceFragment) => ({
  ...shapePrice(price),
  ...{ priceKind, date, fromMatchId, toMatchId, winnerCount, version },
  state: state.toLowerCase(),
});
