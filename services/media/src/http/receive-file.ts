import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { ReceivedFile } from '../app/accept-upload.ts';
import { messages } from '../app/messages.ts';
import { randomDigits } from '../app/random-digits.ts';
import { HEAD_BYTES } from '../domain/image-type.ts';
import type { IncomingMessage } from 'node:http';

type Pace = {
  /** Rejects when the sender has become too slow. */
  tooSlow: Promise<never>;
  stop(): void;
};

const SAMPLE_MS = 1_000;
/** A phone that changes its network sends nothing for some seconds. */
const WINDOW_SECONDS = 8;

/** `tooSlow` rejects when the sender stays below `bytesPerSecond` on average over eight seconds. */
function watchPace({ socket }: IncomingMessage, bytesPerSecond: number): Pace {
  const { promise, reject } = Promise.withResolvers<never>();
  const seen = [socket.bytesRead];
  const timer = setInterval(() => {
    seen.push(socket.bytesRead);
    if (seen.length <= WINDOW_SECONDS) return;
    const before = seen.shift() as number;
    if (socket.bytesRead - before < bytesPerSecond * WINDOW_SECONDS) reject(badInput(messages.tooSlow));
  }, SAMPLE_MS);
  promise.catch(() => undefined); // Nobody waits for it any more once the file is there.
  return { tooSlow: promise, stop: () => clearInterval(timer) };
}

const MEGABYTE = 1024 * 1024;
const fields = new Set(['file', 'profilePicture']);
const MOST_FIELDS = 10;

type Receiving = { folder: string; maxBytes: number; minBytesPerSecond: number };

/** The maximum size of a form around one file. */
export const FORM_BYTES = 16 * 1024;

export const tooLarge = (maxBytes: number): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', messages.tooLarge(Math.floor(maxBytes / MEGABYTE)));

/**
 * Streams the single file of a form to disk, so that memory use stays low with many uploads; stops at `maxBytes`. The
 * file is removed after `use`.
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  { folder, maxBytes, minBytesPerSecond }: Receiving,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const pace = watchPace(request.raw, minBytesPerSecond);
  const path = join(folder, randomDigits());
  try {
    await receive(request, path, maxBytes, pace).finally(pace.stop);
    const head = await readHead(path);
    if (!head.length) throw badInput(messages.noFile);
    return await use({ source: path, head });
  } finally {
    await rm(path, { force: true });
  }
}

/** Receives the file. Rejects when the sender becomes too slow. */
async function receive(request: FastifyRequest, path: string, maxBytes: number, pace: Pace): Promise<void> {
  const use = (file: MultipartFile) => write(file, path, maxBytes, pace);
  const isThere = await Promise.race([readForm(request, maxBytes, use), pace.tooSlow]);
  if (!isThere) throw badInput(messages.noFile);
}

/** Passes the single file of a form to `use`, ignoring its few fields. @returns whether there is one */
async function readForm(
  request: FastifyRequest,
  fileSize: number,
  use: (file: MultipartFile) => Promise<void>,
): Promise<boolean> {
  // One more of each than allowed, so that the check below refuses it.
  const limits = { fileSize, files: 2, fields: MOST_FIELDS + 1, fieldSize: 1_000 };
  // The types allow the second option only for `file`.
  const options = { limits, throwFileSizeLimit: false };
  let count = 0;
  let isThere = false;
  try {
    for await (const part of request.parts(options)) {
      if (part.type === 'field') {
        if (++count > MOST_FIELDS) throw badInput(messages.input);
        continue;
      }
      if (isThere) throw badInput(messages.oneFile);
      if (!fields.has(part.fieldname)) return false;
      await use(part);
      isThere = true;
    }
    return isThere;
  } catch (error) {
    const { code, statusCode } = error as FastifyError;
    if (code === 'FST_FIELDS_LIMIT') throw badInput(messages.input);
    // The parser reports invalid forms as plain errors; disk errors are server errors.
    const isExpected =
      error instanceof AppError || statusCode || (error instanceof Error && 'syscall' in error);
    throw isExpected ? error : badInput(messages.noFile);
  }
}

async function write({ file }: MultipartFile, path: string, maxBytes: number, pace: Pace): Promise<void> {
  const stop = new AbortController();
  pace.tooSlow.catch((reason: unknown) => stop.abort(reason));
  file.once('limit', () => stop.abort());
  try {
    await pipeline(file, createWriteStream(path), { signal: stop.signal });
  } catch (error) {
    if (stop.signal.reason instanceof AppError) throw stop.signal.reason;
    // Disk errors are server errors; an incomplete form is the client's fault.
    if (!file.truncated)
      throw error instanceof Error && 'syscall' in error ? error : badInput(messages.noFile);
  }
  if (file.truncated) throw tooLarge(maxBytes);
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
