import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { badInput } from '@tippspiel/shared/errors/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const FIELD_BYTES = 64 * 1024;
const FIELDS = 50;
const NOT_READABLE = 'Das Formular ist nicht lesbar.';

/** Makes the fields of multipart, urlencoded and JSON requests arrive alike, as one flat object. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fieldSize: FIELD_BYTES, fields: FIELDS, files: 0, parts: FIELDS, headerPairs: 100 },
  });
  await app.register(formbody);
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
    if (request.isMultipart()) request.body = await readFields(request);
    else if (request.method !== 'GET') request.body ??= {};
  });
}

async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
    }
  } catch (error) {
    // The parser of forms has no status for one that breaks off or names no boundary.
    throw (error as { statusCode?: number }).statusCode ? error : badInput(NOT_READABLE);
  }
  return fields;
}
