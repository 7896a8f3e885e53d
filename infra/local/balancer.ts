import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Balancer = { port: number; close(): Promise<void> };
export type Target = { host: string; port: number };

const ROUND_MS = 50;
/** For an address without a process. */
const CONNECT_MS = 1_000;

/**
 * Distributes connections among several processes of one service in turn, like a load balancer in production. A process
 * that does not accept a connection is skipped. If none accepts it, the connection waits up to a limit.
 */
export async function startBalancer(options: {
  host: string;
  port: number;
  /** The processes' addresses, read for every connection. */
  targets: () => Promise<Target[]>;
  /** How long a connection may wait for a process. */
  patienceMs?: number;
}): Promise<Balancer> {
  const { host, port, targets, patienceMs = 0 } = options;
  const open = new Set<Socket>();
  let turn = 0;

  async function hand(client: Socket): Promise<void> {
    const deadline = performance.now() + patienceMs;
    const first = turn++;
    do {
      const all = await targets().catch(() => []);
      for (let tried = 0; tried < all.length && !client.destroyed; tried++) {
        const upstream = await connected(all[(first + tried) % all.length] as Target);
        if (upstream) return join(client, upstream);
      }
      if (performance.now() < deadline) await sleep(ROUND_MS);
    } while (!client.destroyed && performance.now() < deadline);
    client.destroy();
  }

  function join(client: Socket, upstream: Socket): void {
    if (client.destroyed) return void upstream.destroy();
    open.add(upstream);
    client.pipe(upstream).pipe(client);
    upstream.once('close', () => {
      open.delete(upstream);
      client.destroy();
    });
    client.once('close', () => upstream.destroy());
  }

  const server = createServer({ noDelay: true }, (client) => {
    open.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => open.delete(client));
    void hand(client);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A connection, or undefined if the process accepts none. Later errors end it. */
function connected({ host, port }: Target): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, noDelay: true, timeout: CONNECT_MS });
    const giveUp = () => {
      socket.destroy();
      resolve(undefined);
    };
    socket.once('connect', () => {
      socket.off('timeout', giveUp).setTimeout(0);
      resolve(socket);
    });
    socket.on('timeout', giveUp).on('error', giveUp);
  });
}
