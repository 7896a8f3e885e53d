import type { Socket } from 'node:net';
import type { Connection } from 'mongoose';

/** As much of a connection of the driver as is needed here. */
type DriverConnection = { socket: Socket; writeCommand(...args: unknown[]): Promise<void> };
type Driver = {
  topology?: { s?: { servers?: Map<string, { monitor?: { connection?: DriverConnection | null } | null }> } };
};

const mended = new WeakSet<object>();

/**
 * The driver (7.8 and 7.9) checks that its connection is open, encodes the command, and then writes it. Where the socket closed
 * in between, it waits for ever for that socket to drain. If the command was its monitor's, the process never finds its
 * database again. Here writing to a closed socket fails, as the driver expects.
 *
 * No public option does it: `timeoutMS` and `signal` do not reach the monitor's command, and `socketTimeoutMS` counts on an open
 * socket. So this reaches into the driver. Its version is fixed in the root's package.json, and a test fails when that, or the
 * driver's inside, changes. At run time a changed driver is left as it is.
 * @param connection whose monitor is connected, or will be by the next heartbeat
 * @returns false when the driver is not built as expected
 */
export function refuseClosedSockets(connection: Connection): boolean {
  const client = connection.getClient();
  const servers = (client as unknown as Driver).topology?.s?.servers;
  if (!servers) return false;
  const monitored = [...servers.values()].flatMap(({ monitor }) => monitor?.connection ?? []);
  // Without a connection it broke off just now.
  if (!monitored[0]) client.once('serverHeartbeatSucceeded', () => refuseClosedSockets(connection));
  return monitored.every((each) => mend(Object.getPrototypeOf(each) as DriverConnection));
}

function mend(prototype: DriverConnection): boolean {
  if (typeof prototype.writeCommand !== 'function') return false;
  if (mended.has(prototype)) return true;
  mended.add(prototype);
  const { writeCommand } = prototype;
  prototype.writeCommand = function (this: DriverConnection, ...args) {
    if (!mended.has(this.socket)) guard(this.socket);
    return writeCommand.apply(this, args);
  };
  return true;
}

function guard(socket: Socket): void {
  mended.add(socket);
  let write: (bytes: Uint8Array) => boolean = socket.write;
  const guarded = (bytes: Uint8Array) => {
    if (socket.destroyed) throw new Error('the socket is closed');
    return write.call(socket, bytes);
  };
  // Node sets another `write` when the other side has ended the connection, which must stay behind the guard.
  Object.defineProperty(socket, 'write', { get: () => guarded, set: (next) => (write = next) });
}
