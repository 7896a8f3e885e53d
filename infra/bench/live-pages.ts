import { connect, type Socket } from 'node:net';

export type LivePages = Awaited<ReturnType<typeof openPages>>;

const TIMEOUT_MS = 60_000;
const AT_ONCE = 100;

/** Called for each page that receives news of scores or places, with the time within which it must ask. */
type OnNews = (page: number, withinMs: number) => void;

/**
 * Simulates open pages by connections of this process to GET /events. Opens them at the gateways in turn, a hundred at a
 * time.
 * @throws Error if a page is refused
 */
export async function openPages(gateways: readonly string[], cookie: string, count: number, onNews?: OnNews) {
  const sockets: Socket[] = [];
  let arrivals: number[] = [];

  async function openOne(): Promise<void> {
    const { hostname, port } = new URL(gateways[sockets.length % gateways.length] as string);
    const socket = connect(Number(port), hostname);
    const page = sockets.push(socket) - 1;
    const opened = Promise.withResolvers<void>();
    const timer = setTimeout(() => opened.reject(new Error('a page cannot be opened in time')), TIMEOUT_MS);
    socket.on('error', opened.reject).setEncoding('utf8');
    socket.once('data', (head: string) => {
      if (!head.startsWith('HTTP/1.1 200')) return opened.reject(new Error(head.slice(0, 200)));
      socket.on('data', (text: string) => {
        if (text.includes('"matches"')) arrivals.push(performance.now());
        if (/"(matches|places)"/.test(text)) onNews?.(page, Number(/"withinMs":(\d+)/.exec(text)?.[1]));
      });
      opened.resolve();
    });
    socket.write(`GET /events HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`);
    await opened.promise.finally(() => clearTimeout(timer));
  }

  while (sockets.length < count)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, openOne));
  return {
    /** The times (`performance.now()`) at which pages received news of scores since `forget`. */
    arrivals: () => arrivals,
    forget: () => void (arrivals = []),
    count: () => sockets.filter(({ closed, readableEnded }) => !closed && !readableEnded).length,
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}
