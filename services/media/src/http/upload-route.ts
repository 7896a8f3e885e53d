import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { IDENTITY_HEADER, identityVerifier } from '@tippspiel/shared/contracts/auth/identity';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { AppError, badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptUpload } from '../app/accept-upload.ts';
import type { Deps } from '../app/deps.ts';
import { messages } from '../app/messages.ts';
import { FORM_BYTES, receiveFile, tooLarge } from './receive-file.ts';

type Options = {
  identitySecret: string;
  maxBytes: number;
  atOnce: number;
  atOncePerPlayer: number;
  minBytesPerSecond: number;
  folder: string;
};

const MULTIPART = /^multipart\/form-data\b/i;

/** After a refusal, the rest of the upload is discarded for this time, so that the client can read the response. */
const LINGER_MS = 2_000;
const RETRY_SECONDS = 5;

/** POST /upload, a form with one file in `file` or `profilePicture` → {data}: the temporary file name. */
export async function mountUploadRoute(
  app: FastifyInstance,
  deps: Deps,
  { identitySecret, maxBytes, minBytesPerSecond, folder: parent, ...places }: Options,
): Promise<void> {
  const verify = identityVerifier(identitySecret);
  const writerOf = async ({ headers }: FastifyRequest) =>
    requireWriter(await verify(headers[IDENTITY_HEADER] as string | undefined));
  const folder = await mkdtemp(join(parent, 'tippspiel-media-'));
  const take = uploadPlaces(places);
  await app.register(multipart);
  app.addHook('onClose', () => rm(folder, { recursive: true, force: true }));
  app.post('/upload', {
    async onRequest(request) {
      await writerOf(request);
      // Checked before the body is read, because only forms are accepted.
      const type = request.headers['content-type'];
      if (type?.startsWith('image/')) throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.wrongType);
      if (!type || !MULTIPART.test(type)) throw badInput(messages.noFile);
      if (Number(request.headers['content-length']) > maxBytes + FORM_BYTES) throw tooLarge(maxBytes);
    },
    onResponse: async ({ raw }) => discardRest(raw),
    async handler(request) {
      const writer = await writerOf(request);
      const leave = take(writer.userId);
      try {
        const receiving = { folder, maxBytes, minBytesPerSecond };
        return {
          data: await receiveFile(request, receiving, (file) =>
            acceptUpload(deps, { identity: writer }, file),
          ),
        };
      } finally {
        leave();
      }
    },
  });
}

/**
 * Slots for uploads in progress, a few per player.
 * @returns a function that takes a slot and returns its release; throws AppError RATE_LIMITED or UNAVAILABLE
 */
function uploadPlaces({ atOnce, atOncePerPlayer }: Pick<Options, 'atOnce' | 'atOncePerPlayer'>) {
  const taken = new Map<number, number>();
  let all = 0;
  return (userId: number): (() => void) => {
    const own = taken.get(userId) ?? 0;
    if (own >= atOncePerPlayer)
      throw new AppError('RATE_LIMITED', messages.busyYourself, { retryAfterSeconds: RETRY_SECONDS });
    if (all >= atOnce) throw new AppError('UNAVAILABLE', messages.busy, { retryAfterSeconds: RETRY_SECONDS });
    all += 1;
    taken.set(userId, own + 1);
    return () => {
      all -= 1;
      const left = (taken.get(userId) ?? 1) - 1;
      if (left) taken.set(userId, left);
      else taken.delete(userId);
    };
  };
}

function discardRest(request: FastifyRequest['raw']): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(timer));
}
