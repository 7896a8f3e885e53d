import type { Msg } from 'nats';

export type DeliveryInfo = {
  stream: string;
  /** How often it was delivered, with this time. */
  deliveries: number;
  /** Its number in the stream. */
  sequence: number;
  /** How many messages the consumer had delivered with it. */
  delivered: number;
  /** How many messages wait behind it. */
  pending: number;
};

/** Reads a message's reply subject, which ends with stream, consumer, deliveries, sequence, delivered, time, pending. */
export function parseDeliveryInfo({ reply = '' }: Pick<Msg, 'reply'>): DeliveryInfo {
  const words = reply.split('.');
  const first = words.length === 9 ? 2 : 4; // The longer form names domain and account.
  const numberAt = (index: number) => Number(words[first + index]);
  return {
    stream: words[first] ?? '',
    deliveries: numberAt(2),
    sequence: numberAt(3),
    delivered: numberAt(4),
    pending: numberAt(6),
  };
}
