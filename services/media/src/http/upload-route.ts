import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { IDENTITY_HEADER, identityVerifier } from '@tippspiel/shared/contracts/auth/identity';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { AppError, badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { CLIENT_IP_HEADER } from '@tippspiel/shared/platform/graph/subgraph';
import { networkOf } from '@tippspiel/shared/platform/http/network-of';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptUpload } from '../app/accept-upload.ts';
import type { Deps } from '../app/deps.ts';
import { messages } from '../app/messages.ts';
import { FORM_BYTES, receiveFile, tooLarge } from './receive-file.ts';

type Slots = { atOnce: number; atOncePerPlayer: number; atOncePerNetwork: number };
type Options = Slots & {
  identitySecret: string;
  maxBytes: number;
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
  { identitySecret, maxBytes, minBytesPerSecond, folder: parent, ...slots }: Options,
): Promise<void> {
  const verify = identityVerifier(identitySecret);
  const writerOf = async ({ headers }: FastifyRequest) =>
    requireWriter(await verify(headers[IDENTITY_HEADER] as string | undefined));
  const folder = await mkdtemp(join(parent, 'tippspiel-media-'));
  const take = uploadSlots(slots);
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
      const leave = take(writer.userId, networkOf(String(request.headers[CLIENT_IP_HEADER] ?? request.ip)));
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
 * Slots for uploads in progress, a few per player and network.
 * @returns a function that takes a slot and returns its release; throws AppError RATE_LIMITED or UNAVAILABLE
 */
function uploadSlots({ atOnce, atOncePerPlayer, atOncePerNetwork }: Slots) {
  const taken = new Map<number | string, number>();
  let all = 0;
  const takenBy = (who: number | string): number => taken.get(who) ?? 0;
  const add = (who: number | string, by: number): void => {
    if (takenBy(who) + by) taken.set(who, takenBy(who) + by);
    else taken.delete(who);
  };
  return (userId: number, network: string): (() => void) => {
    const retry = { retryAfterSeconds: RETRY_SECONDS };
    if (takenBy(userId) >= atOncePerPlayer) throw new AppError('RATE_LIMITED', messages.busyYourself, retry);
    if (takenBy(network) >= atOncePerNetwork) throw new AppError('RATE_LIMITED', messages.busyNetwork, retry);
    if (all >= atOnce) throw new AppError('UNAVAILABLE', messages.busy, retry);
    all += 1;
    for (const who of [userId, network]) add(who, 1);
    return () => {
      all -= 1;
      for (const who of [userId, network]) add(who, -1);
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
