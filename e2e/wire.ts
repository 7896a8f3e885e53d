import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export type Wire = {
  /** The product's address over this connection. */
  baseUrl: string;
  /** From now on all requests of pages and service workers remain unanswered. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

/** A connection to the product that can be cut, also for a browser that Playwright does not control yet. */
export async function layWire(productUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(productUrl);
  const ends = new Set<Socket>();
  let isCut = false;
  const hold = (socket: Socket): Socket => {
    ends.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => ends.delete(socket));
  };
  const server = createServer((near) => {
    hold(near);
    if (isCut) return near.destroy();
    const far = hold(connect(Number(port), hostname));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    return near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    isCut = true;
    ends.forEach((socket) => socket.destroy());
  };
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
