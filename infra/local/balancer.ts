import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Balancer = { port: number; close(): Promise<void> };

/**
 * Shares connections out among several processes of one service, in turn, as a load balancer does in production. One
 * that does not take a connection is passed over; when none does, the connection ends.
 */
export async function startBalancer(options: {
  host: string;
  port: number;
  /** Ports of the processes on loopback. */
  to: number[];
}): Promise<Balancer> {
  const { host, port, to } = options;
  const open = new Set<Socket>();
  let turn = 0;

  function hand(client: Socket, first: number, tried = 0): void {
    if (tried === to.length) return void client.destroy();
    const upstream = connect({
      port: to[(first + tried) % to.length] as number,
      host: '127.0.0.1',
      noDelay: true,
    });
    let connected = false;
    upstream.once('connect', () => {
      connected = true;
      client.pipe(upstream).pipe(client);
    });
    upstream.once('error', () => (connected ? client.destroy() : hand(client, first, tried + 1)));
    upstream.once('close', () => connected && client.destroy());
    client.once('close', () => upstream.destroy());
    open.add(upstream).add(client);
    upstream.once('close', () => open.delete(upstream));
  }

  const server = createServer({ noDelay: true }, (client) => {
    client.on('error', () => client.destroy());
    client.once('close', () => open.delete(client));
    hand(client, turn++);
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
