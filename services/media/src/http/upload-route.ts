import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { IDENTITY_HEADER, identityVerifier } from '@tippspiel/shared/auth/identity';
import { requireWriter } from '@tippspiel/shared/auth/require';
import { AppError, badInput } from '@tippspiel/shared/errors/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptUpload } from '../app/accept-upload.ts';
import type { Deps } from '../app/deps.ts';
import { messages } from '../app/messages.ts';
import { FORM_BYTES, receiveFile, tooLarge } from './receive-file.ts';

type Options = { identitySecret: string; maxBytes: number; atOnce: number; folder: string };

const MULTIPART = /^multipart\/form-data\b/i;

/** What a sender still has on the way after a refusal is thrown away for this long, so that the refusal is read. */
const LINGER_MS = 2_000;

/** POST /upload, a form with one file in `file` or `profilePicture` → {data}: the temporary file name. */
export async function mountUploadRoute(
  app: FastifyInstance,
  deps: Deps,
  { identitySecret, maxBytes, atOnce, folder: parent }: Options,
): Promise<void> {
  const verify = identityVerifier(identitySecret);
  const writerOf = async ({ headers }: FastifyRequest) =>
    requireWriter(await verify(headers[IDENTITY_HEADER] as string | undefined));
  const folder = await mkdtemp(join(parent, 'tippspiel-media-'));
  let receiving = 0;
  await app.register(multipart);
  app.addHook('onClose', () => rm(folder, { recursive: true, force: true }));
  app.post('/upload', {
    async onRequest(request) {
      await writerOf(request);
      // Before its body is read: of anything else nothing is wanted.
      const type = request.headers['content-type'];
      if (type?.startsWith('image/')) throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.wrongType);
      if (!type || !MULTIPART.test(type)) throw badInput(messages.noFile);
      if (Number(request.headers['content-length']) > maxBytes + FORM_BYTES) throw tooLarge(maxBytes);
      if (receiving >= atOnce) throw new AppError('UNAVAILABLE', messages.busy, { retryAfterSeconds: 5 });
    },
    onResponse: async ({ raw }) => throwAwayRest(raw),
    async handler(request) {
      const { userId } = await writerOf(request);
      receiving += 1;
      try {
        return {
          data: await receiveFile(request, { folder, maxBytes }, (file) => acceptUpload(deps, userId, file)),
        };
      } finally {
        receiving -= 1;
      }
    },
  });
}

function throwAwayRest(request: FastifyRequest['raw']): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(timer));
}
