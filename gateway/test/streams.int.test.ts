import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createStreams, type Streams } from '../src/live/streams.ts';

const LIMITS = {
  connections: 100,
  perAddress: 100,
  perPlayer: 100,
  waitingBytes: 16_384,
  lifetimeMs: 60_000,
};
/** A frame below the limit for unsent data, and large enough to fill the system's buffers soon. */
const LARGE = `data: ${'x'.repeat(12_000)}\n\n`;

let server: Server;
let streams: Streams;
const sockets: Socket[] = [];

async function listen(limits = LIMITS): Promise<void> {
  streams = createStreams(limits);
  server = createServer((request, response) => {
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': open\n\n');
    streams.add(response, { userId: 1, sessionId: request.url ?? '', address: '127.0.0.1' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** A connection that is either read from the beginning or never. */
async function open(reads: boolean): Promise<{ socket: Socket; received(): number }> {
  const before = streams.count();
  let received = 0;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  if (reads) socket.on('data', (bytes) => (received += bytes.length));
  else socket.pause();
  socket.write('GET /s HTTP/1.1\r\nHost: x\r\n\r\n');
  await until('the stream is open', () => streams.count() > before);
  return { socket, received: () => received };
}

beforeEach(() => listen());
afterEach(async () => {
  streams.close();
  sockets.splice(0).forEach((socket) => socket.destroy());
  await new Promise((resolve) => server.close(resolve));
});

test('a client that does not read is dropped, and does not delay the others', async () => {
  await open(false);
  const reader = await open(true);
  let sent = 0;
  await until('the slow reader is dropped', async () => {
    for (let times = 0; times < 100; times++, sent++) {
      await streams.broadcast(LARGE);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return streams.dropped() > 0;
  });
  await until('the other has all of it', () => reader.received() >= sent * LARGE.length);
  expect(streams.dropped()).toBe(1);
  expect(streams.count()).toBe(1);
});

test('a closed page frees its slot, and a stream ends after its lifetime', async () => {
  const { socket } = await open(true);
  socket.destroy();
  await until('it is forgotten', () => streams.count() === 0);

  streams.close();
  server.close();
  await listen({ ...LIMITS, lifetimeMs: 50 });
  const short = await open(true);
  await until('it is over', () => short.socket.closed || short.socket.readableEnded);
  expect(streams.count()).toBe(0);
});

test('no stream can be opened while the process shuts down', async () => {
  const { socket } = await open(true);
  expect(streams.mayOpen({ userId: 2, address: '127.0.0.1' })).toBe(true);
  streams.close();
  expect(streams.mayOpen({ userId: 2, address: '127.0.0.1' })).toBe(false);
  await until('it is over', () => socket.closed || socket.readableEnded);
});
