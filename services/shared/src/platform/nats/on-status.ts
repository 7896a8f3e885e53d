import type { Events, NatsConnection } from 'nats';

/** Calls back at each change of the connection's status to this one, until it is closed. */
export async function onStatus(nats: NatsConnection, status: Events, listen: () => void): Promise<void> {
  for await (const { type } of nats.status()) if (type === status) listen();
}
