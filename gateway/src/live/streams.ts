import type { ServerResponse } from 'node:http';
import { inSlices, type Steps } from '@tippspiel/shared/platform/clock/slices';
import { networkOf } from '@tippspiel/shared/platform/http/network-of';

export type Listener = { userId: number; sessionId: string; address: string };

export type Streams = {
  /** Whether this player may open one more stream from this address. */
  mayOpen(listener: Pick<Listener, 'userId' | 'address'>): boolean;
  /** Takes over an answer whose head is sent: broadcasts go to it until it, its session or this process ends. */
  add(response: ServerResponse, listener: Listener): void;
  /** Writes to all streams, in slices of a few milliseconds. A reader that has not taken earlier frames is dropped. */
  broadcast(frame: string): Promise<void>;
  endSessions(sessionIds: readonly string[]): void;
  count(): number;
  dropped(): number;
  /** Ends all streams; none can be opened any more. */
  close(): void;
};

export type StreamLimits = {
  /** Streams at once in this process. */
  connections: number;
  /** Of those from one address, or one network of IPv6. */
  perAddress: number;
  /** Of those of one player, in all sessions and from everywhere. */
  perPlayer: number;
  /** Bytes that may wait for a reader beyond what the system has taken. */
  waitingBytes: number;
  /** How long a stream lasts; each a little longer or shorter, so that they do not come again at once. */
  lifetimeMs: number;
};

type Stream = Listener & { response: ServerResponse; timer: NodeJS.Timeout };

const networkKey = ({ address }: Pick<Listener, 'address'>): string => `network ${networkOf(address)}`;
const playerKey = ({ userId }: Pick<Listener, 'userId'>): string => `player ${userId}`;

/** So long an ended stream has to be closed from the other side. */
const GRACE_MS = 5_000;

export function createStreams(limits: StreamLimits): Streams {
  const streams = new Set<Stream>();
  const bySession = new Map<string, Set<Stream>>();
  /** How many streams each network and each player has. */
  const counts = new Map<string, number>();
  let dropped = 0;
  let closed = false;

  const open = (key: string) => counts.get(key) ?? 0;

  function count(listener: Listener, by: 1 | -1): void {
    for (const key of [networkKey(listener), playerKey(listener)]) {
      const sum = open(key) + by;
      if (sum) counts.set(key, sum);
      else counts.delete(key);
    }
  }

  function remove(stream: Stream): void {
    if (!streams.delete(stream)) return;
    clearTimeout(stream.timer);
    const ofSession = bySession.get(stream.sessionId);
    ofSession?.delete(stream);
    if (!ofSession?.size) bySession.delete(stream.sessionId);
    count(stream, -1);
  }

  function end(stream: Stream): void {
    remove(stream);
    const { socket } = stream.response;
    stream.response.end();
    if (socket && !socket.destroyed) setTimeout(() => socket.destroy(), GRACE_MS).unref();
  }

  function* write(bytes: Buffer): Steps<void> {
    for (const stream of [...streams]) {
      const { response } = stream;
      if (!streams.has(stream)) continue;
      response.write(bytes);
      if (response.writableLength > limits.waitingBytes) {
        dropped += 1;
        remove(stream);
        response.destroy();
      }
      yield;
    }
  }

  return {
    mayOpen: (listener) =>
      !closed &&
      streams.size < limits.connections &&
      open(networkKey(listener)) < limits.perAddress &&
      open(playerKey(listener)) < limits.perPlayer,
    add(response, listener) {
      const lasts = limits.lifetimeMs * (0.8 + 0.4 * Math.random());
      const stream = { ...listener, response, timer: setTimeout(() => end(stream), lasts).unref() };
      streams.add(stream);
      count(listener, 1);
      const ofSession = bySession.get(listener.sessionId) ?? new Set();
      bySession.set(listener.sessionId, ofSession.add(stream));
      response.once('close', () => remove(stream));
      // A write to a reader who has just gone is no failure.
      response.on('error', () => remove(stream));
      if (closed) end(stream);
    },
    broadcast: (frame) => inSlices(write(Buffer.from(frame))),
    endSessions(sessionIds) {
      for (const sessionId of sessionIds) [...(bySession.get(sessionId) ?? [])].forEach(end);
    },
    count: () => streams.size,
    dropped: () => dropped,
    close() {
      closed = true;
      [...streams].forEach(end);
    },
  };
}
