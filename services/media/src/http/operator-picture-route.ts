import { IDENTITY_HEADER, identityVerifier } from '@tippspiel/shared/contracts/auth/identity';
import { isOperator } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../app/deps.ts';
import { messages } from '../app/messages.ts';
import { createFinder, type Found } from '../app/operator-pictures/find-picture.ts';
import {
  isDirectory,
  operatorPictureKey,
  type Directory,
} from '../domain/operator-pictures/operator-picture.ts';
import { contentTypes, formatFor } from '../domain/picture-format.ts';
import type { ReadCached } from './cached-objects.ts';
import { matchesEtag } from './etag-match.ts';

type Route = { Params: { directory: string; name: string }; Querystring: { v?: string } };
type Options = { read: ReadCached; identitySecret: string };

/**
 * GET /pictures/posts/12.jpg?v=…, /pictures/prices/o1a2… : operators' pictures, in the best format that the browser
 * accepts. Only operators see a picture that is not public yet.
 */
export function mountOperatorPictureRoute(
  app: FastifyInstance,
  deps: Deps,
  { read, identitySecret }: Options,
): void {
  const verify = identityVerifier(identitySecret);
  const find = createFinder(deps);

  app.get<Route>('/pictures/:directory/:name', async ({ params, query, headers }, reply) => {
    const found = isDirectory(params.directory) ? await find(params.directory, params.name, query.v) : null;
    if (!found) throw notFound(messages.noSuchPicture);
    if (!found.isPublic) {
      const viewer = await verify(headers[IDENTITY_HEADER] as string | undefined);
      if (!isOperator(viewer)) throw notFound(messages.noSuchPicture);
    }
    const format = formatFor(headers.accept);
    const etag = `"${found.stamp}-${format}"`;
    const responseHeaders = {
      ...{ etag, vary: 'Accept', 'content-type': contentTypes[format], 'x-content-type-options': 'nosniff' },
      'cache-control': cacheControlOf(found),
    };
    if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).headers(responseHeaders).send();
    const picture = await read(operatorPictureKey(params.directory as Directory, found.stamp, format));
    if (!picture) throw notFound(messages.noSuchPicture);
    return reply.headers(responseHeaders).send(picture);
  });
}

function cacheControlOf({ isPublic, isImmutable }: Found): string {
  if (!isPublic) return 'private, no-store';
  return isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache';
}
