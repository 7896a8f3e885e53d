import type { ServerResponse } from 'node:http';
import { inSlices, type Steps } from '@tippspiel/shared/platform/clock/slices';
import { networkOf } from '@tippspiel/shared/platform/http/network-of';

export type Listener = { userId: number; sessionId: string; address: string };

export type Streams = ReturnType<typeof createStreams>;

export type StreamLimits = {
  /** The most open streams of this process. */
  connections: number;
  /** The most open streams from one IPv4 address or IPv6 network. */
  perAddress: number;
  /** The most open streams of one player, across all sessions and addresses. */
  perPlayer: number;
  /** The most unsent bytes of a stream, beyond the system's buffers. */
  waitingBytes: number;
  /** How long a stream lasts. Each has a random variation, so that clients do not reconnect all at once. */
  lifetimeMs: number;
};

type Stream = Listener & { response: ServerResponse; timer: NodeJS.Timeout };

const networkKey = ({ address }: Pick<Listener, 'address'>): string => `network ${networkOf(address)}`;
const playerKey = ({ userId }: Pick<Listener, 'userId'>): string => `player ${userId}`;

/** How long an ended stream waits for the client to close it. */
const GRACE_MS = 5_000;

export function createStreams(limits: StreamLimits) {
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
    /** Whether this player may open one more stream from this address. */
    mayOpen: (listener: Pick<Listener, 'userId' | 'address'>): boolean =>
      !closed &&
      streams.size < limits.connections &&
      open(networkKey(listener)) < limits.perAddress &&
      open(playerKey(listener)) < limits.perPlayer,
    /** Takes over a response whose head is sent. It receives broadcasts until it, its session or this process ends. */
    add(response: ServerResponse, listener: Listener): void {
      const lasts = limits.lifetimeMs * (0.8 + 0.4 * Math.random());
      const stream = { ...listener, response, timer: setTimeout(() => end(stream), lasts).unref() };
      streams.add(stream);
      count(listener, 1);
      const ofSession = bySession.get(listener.sessionId) ?? new Set();
      bySession.set(listener.sessionId, ofSession.add(stream));
      response.once('close', () => remove(stream));
      // A failed write to a client that has just disconnected is not an error.
      response.on('error', () => remove(stream));
      if (closed) end(stream);
    },
    /** Writes to all streams, in slices of a few milliseconds. It drops readers that have not read earlier frames. */
    broadcast: (frame: string) => inSlices(write(Buffer.from(frame))),
    endSessions(sessionIds: readonly string[]): void {
      for (const sessionId of sessionIds) [...(bySession.get(sessionId) ?? [])].forEach(end);
    },
    count: () => streams.size,
    dropped: () => dropped,
    /** Ends all streams, and refuses new ones. */
    close() {
      closed = true;
      [...streams].forEach(end);
    },
  };
}
