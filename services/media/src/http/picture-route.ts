import { notFound } from '@tippspiel/shared/errors/app-error';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../app/deps.ts';
import { messages } from '../app/messages.ts';
import { isStamp, pictureKey, sizeOf } from '../domain/picture.ts';
import { knowsTag } from './known-tag.ts';

type Route = { Params: { stamp: string }; Querystring: { size?: string } };

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
};

/** GET /pictures/:stamp?size=96|200|400. What a stamp names never changes, so that it may be kept for ever. */
export function mountPictureRoute(app: FastifyInstance, { objects }: Pick<Deps, 'objects'>): void {
  app.get<Route>('/pictures/:stamp', async ({ params: { stamp }, query, headers: asked }, reply) => {
    const size = sizeOf(query.size);
    if (!size || !isStamp(stamp)) throw notFound(messages.noSuchPicture);
    const etag = `"${stamp}-${size}"`;
    if (knowsTag(asked['if-none-match'], etag))
      return reply
        .code(304)
        .headers({ ...headers, etag })
        .send();
    const object = await objects.open(pictureKey(stamp, size));
    if (!object) throw notFound(messages.noSuchPicture);
    if (object.length) void reply.header('content-length', object.length);
    return reply.headers({ ...headers, etag }).send(object.stream);
  });
}
