import type { NatsConnection } from 'nats';
import { listDeadLetters } from './dead-letters.ts';
import { deadLetterStream } from './streams.ts';
import { purgeSubject } from './subjects.ts';

type Target = { namespace: string; owner: string; id: number };

/**
 * Removes an owner's events about one player or group from its stream and from the dead letters. The cost does not
 * depend on the stream's size, because the server finds the messages by their subject.
 */
export async function purgeEvents(nats: NatsConnection, { namespace, owner, id }: Target): Promise<void> {
  const { streams } = await nats.jetstreamManager();
  await streams.purge(`${namespace}-${owner}`, { filter: purgeSubject(namespace, owner, id) });
  const isOfThem = (subject: string) =>
    subject.startsWith(`${namespace}.${owner}.`) && subject.endsWith(`.${id}`);
  for await (const { sequence, subject } of listDeadLetters(streams, namespace))
    if (isOfThem(subject)) await streams.deleteMessage(deadLetterStream(namespace), sequence);
}
