import type { NatsConnection } from 'nats';
import { deadLetterStream, deadLetterSubject } from './streams.ts';
import { purgeSubject } from './subjects.ts';

type Target = { namespace: string; owner: string; id: number };

/**
 * Removes an owner's events about one player or group from its stream and from the dead letters. The cost does not
 * depend on the streams' sizes, because the server finds the messages by their subjects.
 */
export async function purgeEvents(nats: NatsConnection, { namespace, owner, id }: Target): Promise<void> {
  const { streams } = await nats.jetstreamManager();
  const filter = purgeSubject(namespace, owner, id);
  await streams.purge(`${namespace}-${owner}`, { filter });
  await streams.purge(deadLetterStream(namespace), {
    filter: deadLetterSubject(namespace, '*', filter),
  });
}
