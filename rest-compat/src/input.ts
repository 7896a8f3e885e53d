import formbody from '@fastify/formbody';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const NOT_READABLE = 'Das Formular ist nicht lesbar.';
const NO_FILES = 'Hier kann keine Datei mitgeschickt werden.';

/**
 * Parses multipart, urlencoded and JSON bodies into the same flat object of fields. Each body is read completely first,
 * so that the server's `bodyLimit` applies to all of them.
 */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(formbody);
  app.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer' }, readMultipart);
  app.removeContentTypeParser('text/plain');
  // An empty body with a JSON content type means 'no fields'.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  // A missing body becomes an empty object, so that it can be validated.
  app.addHook('preValidation', async (request) => {
    if (request.method !== 'GET') request.body ??= {};
  });
}

/** Reads a multipart form. The last field of a name counts. Files are only for media's POST uploadImage. */
async function readMultipart(request: FastifyRequest, body: Buffer): Promise<Record<string, unknown>> {
  if (body.length === 0) return {};
  const fields = [...(await parseMultipart(request.headers['content-type'] ?? '', body))];
  if (fields.some(([, value]) => typeof value !== 'string')) throw badInput(NO_FILES);
  return Object.fromEntries(fields);
}

async function parseMultipart(contentType: string, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw badInput(NOT_READABLE);
  }
}
