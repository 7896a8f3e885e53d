import { IDENTITY_HEADER, identityVerifier } from '@tippspiel/shared/contracts/auth/identity';
import { readSharePicture, SHARE_PICTURE_HEADER } from '@tippspiel/shared/contracts/auth/share-picture';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { CLIENT_IP_HEADER } from '@tippspiel/shared/platform/graph/subgraph';
import { readDeadline } from '@tippspiel/shared/platform/http/deadline';
import type { FastifyInstance } from 'fastify';
import { messages } from '../app/messages.ts';
import type { SharePictures } from '../app/share-pictures/draw-share-picture.ts';
import { matchesEtag } from './etag-match.ts';

type Options = { pictures: SharePictures; identitySecret: string };

/**
 * GET /share-pictures/…: draws a picture that the gateway has signed; only the gateway interprets the rest of the path.
 */
export function mountSharePictureRoute(app: FastifyInstance, { pictures, identitySecret }: Options): void {
  const verify = identityVerifier(identitySecret);

  app.get('/share-pictures/*', async ({ headers, ip }, reply) => {
    const viewer = await verify(headers[IDENTITY_HEADER] as string | undefined);
    const picture = await readSharePicture(identitySecret, String(headers[SHARE_PICTURE_HEADER] ?? ''));
    if (!picture) throw notFound(messages.noSuchPicture);
    const etag = `"${pictures.stampOf(picture)}"`;
    const responseHeaders = {
      ...{ etag, 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
      'cache-control': picture.isPublic ? 'public, max-age=300' : 'private, no-cache',
    };
    if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).headers(responseHeaders).send();
    const whose = viewer?.userId ?? String(headers[CLIENT_IP_HEADER] ?? ip);
    return reply
      .headers(responseHeaders)
      .send(await pictures.draw(picture, { whose, deadline: readDeadline(headers) }));
  });
}
