import { AckPolicy, DeliverPolicy, type NatsConnection } from 'nats';
import { orMissing, streamOf } from './streams.ts';
import { subjectsOf } from './subjects.ts';

export const BATCH = 500;
/** A process that does not answer a message within this time is considered dead, and another one gets the message. */
export const ACK_WAIT_MS = 30_000;

type Options = { namespace: string; name: string; types: readonly string[] };

/**
 * Creates or updates a durable consumer. It only adds types, because during a rollout a starting process of the old
 * version must not remove the new types. To drop a type, give the consumer another name. An added type arrives from
 * then on. To get its earlier events, give the consumer another name too.
 */
export async function openDurable(
  nats: NatsConnection,
  { namespace, name, types }: Options,
): Promise<{ stream: string; consumer: string }> {
  const stream = streamOf(namespace, types);
  const durable = `${namespace}-${name}`;
  const subjects = subjectsOf(namespace, types);
  const limits = { ack_wait: ACK_WAIT_MS * 1e6, max_ack_pending: BATCH * 4 };
  const { consumers } = await nats.jetstreamManager();
  const known = await orMissing(consumers.info(stream, durable));
  if (!known) {
    await consumers.add(stream, {
      durable_name: durable,
      filter_subjects: subjects,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ...limits,
    });
  } else {
    const { filter_subject, filter_subjects = filter_subject ? [filter_subject] : [] } = known.config;
    const all = new Set([...filter_subjects, ...subjects]);
    const { ack_wait, max_ack_pending } = known.config;
    const isOld = ack_wait !== limits.ack_wait || max_ack_pending !== limits.max_ack_pending;
    if (all.size > filter_subjects.length || isOld) {
      const change = { filter_subject: undefined, filter_subjects: [...all], ...limits };
      await consumers.update(stream, durable, change);
    }
  }
  return { stream, consumer: durable };
}
