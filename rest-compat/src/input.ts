import formbody from '@fastify/formbody';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const NOT_READABLE = 'Das Formular ist nicht lesbar.';
const NO_FILES = 'Hier kann keine Datei mitgeschickt werden.';

/**
 * Makes the fields of multipart, urlencoded and JSON requests arrive alike, as one flat object. Each is read as a whole
 * first, so that the server's `bodyLimit` holds for all of them.
 */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(formbody);
  app.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer' }, readMultipart);
  app.removeContentTypeParser('text/plain');
  // Clients that announce JSON and send nothing mean 'no fields'.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  // Fields of a call without any are an empty object, so that its description can be checked.
  app.addHook('preValidation', async (request) => {
    if (request.method !== 'GET') request.body ??= {};
  });
}

/** Of fields with the same name the last one counts. Pictures go to POST uploadImage, which media answers. */
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
