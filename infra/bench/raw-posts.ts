import { connect, type Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

/** The head of an answer, in lower case, and its bytes as they came. */
export type RawAnswer = { head: string; bytes: Buffer };

/** Sends prepared requests over a few connections. It takes a fraction of an HTTP client's processor time. */
export type RawPosts = { send(request: Buffer): Promise<RawAnswer>; close(): void };

type Waiting = PromiseWithResolvers<RawAnswer> & { request: Buffer };

const HEAD_END = '\r\n\r\n';

/** The bytes of a POST. @param headers without host and length */
export const rawPost = (url: URL, headers: Record<string, string>, body: string): Buffer =>
  Buffer.from(
    [
      `POST ${url.pathname} HTTP/1.1`,
      ...Object.entries({ host: url.host, ...headers }).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}${HEAD_END}${body}`,
    ].join('\r\n'),
  );

export const textOf = ({ head, bytes }: RawAnswer): string =>
  String(head.includes('\r\ncontent-encoding: br') ? brotliDecompressSync(bytes) : bytes);

/** @param connections how many requests are under way at once; further ones wait */
export function openRawPosts({ hostname, port }: URL, connections: number): RawPosts {
  const waiting: Waiting[] = [];
  const sockets = new Set<Socket>();
  let idle: ((next: Waiting) => void)[] = [];

  function open(first: Waiting): void {
    const socket = connect(Number(port), hostname).setNoDelay(true);
    sockets.add(socket);
    let current: Waiting | undefined;
    let chunks: Buffer[] = [];
    const begin = (next: Waiting) => {
      current = next;
      chunks = [];
      socket.write(next.request);
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const received = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      const end = received.indexOf(HEAD_END);
      if (end < 0) return;
      const head = received.toString('latin1', 0, end).toLowerCase();
      const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
      if (length === undefined)
        return void current?.reject(new Error(`an answer without its length: ${head}`));
      const bytes = received.subarray(end + HEAD_END.length);
      if (bytes.length < Number(length)) return;
      current?.resolve({ head, bytes });
      const next = waiting.shift();
      if (next) begin(next);
      else idle.push(begin);
    });
    socket.on('error', (error) => current?.reject(error));
    socket.on('close', () => {
      // The gateway closes connections that nobody uses.
      sockets.delete(socket);
      idle = idle.filter((each) => each !== begin);
      current?.reject(new Error('a gateway closed a connection'));
    });
    begin(first);
  }

  return {
    send(request) {
      const own = { ...Promise.withResolvers<RawAnswer>(), request };
      const begin = idle.pop();
      if (begin) begin(own);
      else if (sockets.size < connections) open(own);
      else waiting.push(own);
      return own.promise;
    },
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}
