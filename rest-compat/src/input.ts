import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const FIELD_BYTES = 64 * 1024;
const FIELDS = 50;

/** Makes the fields of multipart, urlencoded and JSON requests arrive alike, as one flat object. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: FIELD_BYTES, fields: FIELDS, files: 0, parts: FIELDS, headerPairs: 100 },
  });
  await app.register(formbody);
  // Clients that announce JSON and send nothing mean 'no fields'.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  // Fields of a call without any are an empty object, so that its description can be checked.
  app.addHook('preValidation', async (request) => {
    if (request.method !== 'GET' && (request.body === undefined || request.body === null)) request.body = {};
  });
}
