import type { Msg } from 'nats';

export type DeliveryInfo = {
  stream: string;
  /** How many times the message was delivered, including this one. */
  deliveries: number;
  /** Its sequence number in the stream. */
  sequence: number;
  /** How many messages the consumer has delivered, including this one. */
  delivered: number;
  /** How many messages wait after it. */
  pending: number;
};

/**
 * Reads a message's reply subject. It contains, in this order, stream, consumer, deliveries, sequence, delivered, time
 * and pending.
 */
export function parseDeliveryInfo({ reply = '' }: Pick<Msg, 'reply'>): DeliveryInfo {
  const words = reply.split('.');
  const first = words.length === 9 ? 2 : 4; // The longer form includes domain and account.
  const numberAt = (index: number) => Number(words[first + index]);
  return {
    stream: words[first] ?? '',
    deliveries: numberAt(2),
    sequence: numberAt(3),
    delivered: numberAt(4),
    pending: numberAt(6),
  };
}
