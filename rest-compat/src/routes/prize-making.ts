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
export function prizeMakingRoutes({ ask, serve }: Tools): void {
  serve<ById & { Body: PriceForm }>('savePrice', async (request, reply) => {
    const { pictureUrl: picture, ...form } = request.body;
    const input = { ...form, id: request.params.id, picture };
    const { savePrice } = await ask({ request, reply }, RestSavePriceDocument, { input });
    return { data: shapeMade(savePrice.price) };
  });
  serve<ById & { Querystring: { version: number } }>('removePrice', async (request, reply) => {
    const input = { id: request.params.id, version: request.query.version };
    const { removePrice } = await ask({ request, reply }, RestRemovePriceDocument, { input });
    return { data: removePrice.removedId };
  });
  serve<ById>('drawPrice', async (request, reply) => {
    const input = { id: request.params.id };
    const { drawPrice } = await ask({ request, reply }, RestDrawPriceDocument, { input });
    return { data: shapeMade(drawPrice.price) };
  });
  serve<ById & { Body: { version: number } }>('publishWinners', async (request, reply) => {
    const input = { id: request.params.id, version: request.body.version };
    const { publishWinners } = await ask({ request, reply }, RestPublishWinnersDocument, { input });
    return { data: shapeMade(publishWinners.price), wasPublished: publishWinners.wasPublished };
  });
  serve<ById & { Body: { postId: number; seenPostId: number } }>('linkWinner', async (request, reply) => {
    const { postId, seenPostId } = request.body;
    const input = { winnerId: request.params.id, postId: postId || null, seenPostId: seenPostId || null };
    const { linkWinner } = await ask({ request, reply }, RestLinkWinnerDocument, { input });
    return { data: linkWinner.winner.post?.id ?? 0 };
  });
  serve<ById>('getDrawing', async (request, reply) => {
    const { price } = await ask({ request, reply }, RestDrawingDocument, { id: request.params.id });
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
