import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { FastifyInstance } from 'fastify';
import { messages } from '../app/messages.ts';
import { isStamp, pictureKey, sizeOf, type PictureSize } from '../domain/picture.ts';
import { contentTypes, formatFor, type PictureFormat } from '../domain/picture-format.ts';
import type { ReadCached } from './cached-objects.ts';
import { matchesEtag } from './etag-match.ts';

type Route = { Params: { stamp: string }; Querystring: { size?: string } };
type Picture = { data: Buffer; format: PictureFormat };

/**
 * GET /pictures/:stamp?size=96|200|400, in the best format that the browser accepts. The picture of a stamp never
 * changes, so it may be cached forever.
 */
export function mountPictureRoute(app: FastifyInstance, read: ReadCached): void {
  const readAs = async (stamp: string, size: PictureSize, format: PictureFormat): Promise<Picture | null> => {
    const data = await read(pictureKey(stamp, size, format));
    return data && { data, format };
  };

  app.get<Route>('/pictures/:stamp', async ({ params: { stamp }, query, headers: asked }, reply) => {
    const size = sizeOf(query.size);
    if (!size || !isStamp(stamp)) throw notFound(messages.noSuchPicture);
    const format = formatFor(asked.accept);
    const etag = `"${stamp}-${size}-${format}"`;
    const responseHeaders = {
      ...{ etag, vary: 'Accept', 'x-content-type-options': 'nosniff' },
      'cache-control': 'public, max-age=31536000, immutable',
    };
    if (matchesEtag(asked['if-none-match'], etag)) return reply.code(304).headers(responseHeaders).send();
    // Pictures of the demo exist only as WebP: creating every format would take the seed minutes.
    const picture = (await readAs(stamp, size, format)) ?? (await readAs(stamp, size, 'webp'));
    if (!picture) throw notFound(messages.noSuchPicture);
    return reply
      .headers({ ...responseHeaders, 'content-type': contentTypes[picture.format] })
      .send(picture.data);
  });
}
