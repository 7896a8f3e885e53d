import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection that is blocked while all others work. */
export type Jam = {
  isStuck(): boolean;
  /** Delivers the waiting data; resolves when the server has answered it. */
  release(): Promise<void>;
};

/** A TCP proxy in front of a server, which simulates network failures. */
export type Line = {
  /** The server's address through this proxy. */
  url: string;
  /** Holds back sent bytes, in order, until `release`; answers still arrive. */
  hold(): void;
  /** The bytes that are held back. */
  held(): Buffer;
  /** Holds back answers, in order, until `release`; sent bytes still arrive. */
  holdAnswers(): void;
  release(): void;
  /** Blocks the connection that next sends this text, including that text. */
  jam(text: string): Jam;
  /** Calls back once, after this many more chunks of data have arrived at either end. */
  after(pieces: number, then: () => void): void;
  /** Once this text is sent, it drops all answers until `mend`; sent bytes still arrive. */
  muteFrom(text: string): void;
  /** Drops all answers until `mend`; sent bytes still arrive. */
  mute(): void;
  /** Silently drops all data in both directions. */
  cut(): void;
  mend(): void;
  /** Closes all connections, like a server that dies, and refuses new ones until `mend`. */
  drop(): void;
  close(): void;
};

export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let waiting: { to: Socket; data: Buffer }[] = [];
  let jam: { text: string; upstream?: Socket } | undefined;
  let muteFrom: string | undefined;
  let counted: { left: number; then: () => void } | undefined;
  let state: 'open' | 'held' | 'answers held' | 'muted' | 'cut' | 'dropped' = 'open';

  const endAll = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    if (state === 'dropped') return client.destroy();
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
        sockets.delete(socket);
      });
    }
    client.on('data', (data) => {
      count();
      if (muteFrom !== undefined && data.includes(muteFrom)) state = 'muted';
      if (jam && !jam.upstream && data.includes(jam.text)) jam.upstream = upstream;
      if (state === 'held' || jam?.upstream === upstream) waiting.push({ to: upstream, data });
      else if (state !== 'cut') upstream.write(data);
    });
    upstream.on('data', (data) => {
      count();
      if (state === 'answers held') waiting.push({ to: client, data });
      else if (!['muted', 'cut'].includes(state)) client.write(data);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  function count(): void {
    if (!counted || --counted.left > 0) return;
    const { then } = counted;
    counted = undefined;
    then();
  }

  function release(): void {
    state = 'open';
    jam = undefined;
    for (const { to, data } of waiting) to.write(data);
    waiting = [];
  }

  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    hold: () => void (state = 'held'),
    held: () => Buffer.concat(waiting.map(({ data }) => data)),
    holdAnswers: () => void (state = 'answers held'),
    release,
    jam(text) {
      const own: NonNullable<typeof jam> = (jam = { text });
      return {
        isStuck: () => own.upstream !== undefined,
        async release() {
          const answered = own.upstream && once(own.upstream, 'data');
          release();
          await answered;
        },
      };
    },
    after: (pieces, then) => void (counted = { left: pieces, then }),
    muteFrom: (text) => void (muteFrom = text),
    mute: () => void (state = 'muted'),
    cut: () => void (state = 'cut'),
    mend() {
      state = 'open';
      muteFrom = undefined;
    },
    drop() {
      state = 'dropped';
      jam = undefined;
      waiting = [];
      endAll();
    },
    close() {
      endAll();
      server.close();
    },
  };
}
