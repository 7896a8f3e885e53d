import type { Socket } from 'node:net';
import type { Connection } from 'mongoose';

/** The parts of a driver's connection that are needed here. */
type DriverConnection = Patched & {
  socket: Socket & Patched;
  writeCommand(...args: unknown[]): Promise<void>;
};
type Driver = {
  topology?: { s?: { servers?: Map<string, { monitor?: { connection?: DriverConnection | null } | null }> } };
};

/** Registered, because each test file loads this module anew, and the driver only once. */
const PATCHED = Symbol.for('tippspiel.refuseClosedSockets');
type Patched = { [PATCHED]?: true };

/**
 * The driver (7.8 and 7.9) checks that its connection is open, encodes the command, and then writes it. If the socket
 * closes in between, the driver waits forever for that socket to drain. If its monitor sent the command, the process
 * never finds its database again. This patch makes a write to a closed socket fail, as the driver expects.
 *
 * No public option helps: `timeoutMS` and `signal` do not reach the monitor's command, and `socketTimeoutMS` needs an
 * open socket. Therefore this patches the driver's internals. The root's package.json pins the driver's version, and a
 * test fails when the version or the internals change. At run time a changed driver is not patched.
 * @param connection whose monitor is connected, or will be by the next heartbeat
 * @returns false when the driver's internals are not as expected
 */
export function refuseClosedSockets(connection: Connection): boolean {
  const client = connection.getClient();
  const servers = (client as unknown as Driver).topology?.s?.servers;
  if (!servers) return false;
  const monitored = [...servers.values()].flatMap(({ monitor }) => monitor?.connection ?? []);
  // A monitor without a connection has just lost it.
  if (!monitored[0]) client.once('serverHeartbeatSucceeded', () => refuseClosedSockets(connection));
  return monitored.every((each) => patch(Object.getPrototypeOf(each) as DriverConnection));
}

function patch(prototype: DriverConnection): boolean {
  if (typeof prototype.writeCommand !== 'function') return false;
  if (prototype[PATCHED]) return true;
  prototype[PATCHED] = true;
  const { writeCommand } = prototype;
  prototype.writeCommand = function (this: DriverConnection, ...args) {
    if (!this.socket[PATCHED]) guard(this.socket);
    return writeCommand.apply(this, args);
  };
  return true;
}

function guard(socket: Socket & Patched): void {
  socket[PATCHED] = true;
  let write: (bytes: Uint8Array) => boolean = socket.write;
  const guarded = (bytes: Uint8Array) => {
    if (socket.destroyed) throw new Error('the socket is closed');
    return write.call(socket, bytes);
  };
  // Node replaces `write` when the peer has ended the connection. The guard must wrap that function too.
  Object.defineProperty(socket, 'write', { get: () => guarded, set: (next) => (write = next) });
}
