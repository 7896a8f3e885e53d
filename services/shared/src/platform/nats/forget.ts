import type { NatsConnection } from 'nats';
import { listAside } from './aside.ts';
import { asideStream } from './streams.ts';
import { subjectsOfNumber } from './subjects.ts';

type Whose = { namespace: string; owner: string; number: number };

/**
 * Takes what an owner told of one player or group out of its stream, and out of the events that were set aside. Its cost
 * does not grow with the stream: the server finds the messages by their subject.
 */
export async function forgetNumber(nats: NatsConnection, { namespace, owner, number }: Whose): Promise<void> {
  const { streams } = await nats.jetstreamManager();
  await streams.purge(`${namespace}-${owner}`, { filter: subjectsOfNumber(namespace, owner, number) });
  const isOfThem = (subject: string) =>
    subject.startsWith(`${namespace}.${owner}.`) && subject.endsWith(`.${number}`);
  for await (const { sequence, subject } of listAside(streams, namespace))
    if (isOfThem(subject)) await streams.deleteMessage(asideStream(namespace), sequence);
}
