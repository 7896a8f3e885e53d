import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection that is stuck while all others pass. */
export type Jam = {
  isStuck(): boolean;
  /** Lets arrive what waits; resolves when the server has answered it. */
  release(): Promise<void>;
};

/** A line to a server that can be disturbed, as networks are. */
export type Line = {
  /** The server's address by way of this line. */
  url: string;
  /** Sent bytes wait in the line, in order, until `release`; answers come. */
  hold(): void;
  /** The waiting bytes. */
  held(): Buffer;
  /** Answers wait in the line, in order, until `release`; what is sent arrives. */
  holdAnswers(): void;
  release(): void;
  /** The connection that next sends this text is stuck from then on, with that text. */
  jam(text: string): Jam;
  /** Calls back once, when so many pieces of data more have come in at either end. */
  after(pieces: number, then: () => void): void;
  /** From when this text is sent on what is sent arrives, and its answers are lost, until `mend`. */
  muteFrom(text: string): void;
  /** Sent bytes arrive, and their answers are lost, until `mend`. */
  mute(): void;
  /** Nothing passes any more in either direction, it is lost, and nobody is told. */
  cut(): void;
  mend(): void;
  /** Ends all connections, as a server that dies does; new ones are refused until `mend`. */
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
