import type { Socket } from 'node:net';
import type { Connection } from 'mongoose';

/** As much of a connection of the driver as is needed here. */
type DriverConnection = { socket: Socket; writeCommand(...args: unknown[]): Promise<void> };
type Driver = {
  topology?: { s: { servers: Map<string, { monitor: { connection: DriverConnection | null } | null }> } };
};

const mended = new WeakSet<object>();

/**
 * The driver (seen in 7.8 and 7.9) looks whether its connection is closed, puts the command into bytes, and then writes
 * them. Where the socket closed in between, it waits for ever for that socket to drain: the command never ends. If that
 * was its monitor's, which asks at the very moment at which connections end, the process never finds its database again.
 * Here writing to a closed socket fails, as the driver expects. No option of the driver does it: those that bound a command
 * (`timeoutMS`, `signal`) do not reach the monitor's, and `socketTimeoutMS` counts on a socket that is open. The driver's version
 * is fixed in the root's package.json: a test says so when it changes.
 * @param connection whose monitor is connected, or will be by the next heartbeat
 * @throws Error when the driver no longer is as it was
 */
export function refuseClosedSockets(connection: Connection): void {
  const client = connection.getClient();
  const servers = [...((client as unknown as Driver).topology?.s.servers.values() ?? [])];
  const isKnown = (server: object) =>
    'monitor' in server && (!server.monitor || 'connection' in (server.monitor as object));
  if (!servers.every(isKnown)) throw hasChanged();
  const monitored = servers.flatMap(({ monitor }) => monitor?.connection ?? []);
  if (monitored[0]) mend(Object.getPrototypeOf(monitored[0]) as DriverConnection);
  // It broke off just now.
  else client.once('serverHeartbeatSucceeded', () => refuseClosedSockets(connection));
}

const hasChanged = (): Error =>
  new Error('the driver of MongoDB has changed: see whether it still waits for sockets that are closed');

function mend(prototype: DriverConnection): void {
  if (typeof prototype.writeCommand !== 'function') throw hasChanged();
  if (mended.has(prototype)) return;
  mended.add(prototype);
  const { writeCommand } = prototype;
  prototype.writeCommand = function (this: DriverConnection, ...args) {
    if (!mended.has(this.socket)) guard(this.socket);
    return writeCommand.apply(this, args);
  };
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
