import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A process that answers POST / after the body's number of milliseconds, and POST /seen with all bodies it got. */
const seen: string[] = [];

const server = createServer(async (request, response) => {
  const body = await text(request);
  if (request.url === '/seen') return void response.end(JSON.stringify(seen));
  seen.push(body);
  const { waitMs = 0 } = JSON.parse(body) as { waitMs?: number };
  setTimeout(() => response.end(body), waitMs);
});
// A short backlog, so that a test can fill it.
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () =>
  process.send?.((server.address() as AddressInfo).port),
);
process.on('disconnect', () => process.exit());
