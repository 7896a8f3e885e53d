import type { IncomingMessage } from 'node:http';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { messages } from '../app/messages.ts';

export type Pace = {
  /** Rejects when the sender has become too slow. */
  tooSlow: Promise<never>;
  stop(): void;
};

const LOOK_MS = 1_000;
/** A phone that changes its network says nothing for some seconds. */
const WINDOW_SECONDS = 8;

/** Watches how fast a request comes in: within each eight seconds on average as fast as `bytesPerSecond`. */
export function watchPace({ socket }: IncomingMessage, bytesPerSecond: number): Pace {
  const { promise, reject } = Promise.withResolvers<never>();
  const seen = [socket.bytesRead];
  const timer = setInterval(() => {
    seen.push(socket.bytesRead);
    if (seen.length <= WINDOW_SECONDS) return;
    const before = seen.shift() as number;
    if (socket.bytesRead - before < bytesPerSecond * WINDOW_SECONDS) reject(badInput(messages.tooSlow));
  }, LOOK_MS);
  promise.catch(() => undefined); // Nobody waits for it any more once the file is there.
  return { tooSlow: promise, stop: () => clearInterval(timer) };
}
