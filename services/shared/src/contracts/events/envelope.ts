import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { catalogue, type DomainEvent, type EventData, type EventType } from './catalogue.ts';

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  time: z.iso.datetime(),
  requestId: z.string(),
  data: z.unknown(),
});

let readTrace: () => string | undefined = () => undefined;

/** Traces are on: `read` gives the span that runs now. */
export function traceEvents(read: () => string | undefined): void {
  readTrace = read;
}

/** The time by the game's clock, and the request that caused the change. */
export type Cause = { now: Date; requestId: string };

/** Builds an event and checks it against the catalogue. @throws ZodError for data that does not fit */
export function createEvent<Type extends EventType>(
  type: Type,
  data: EventData<Type>,
  { now, requestId }: Cause,
): DomainEvent<Type> {
  const checked = catalogue[type].parse(data);
  const traceparent = readTrace();
  const event = { id: randomUUID(), type, time: now.toISOString(), requestId, data: checked };
  return (traceparent ? { ...event, traceparent } : event) as DomainEvent<Type>;
}

/** Parses a received event. @throws for an event that does not fit the catalogue */
export function parseEvent(payload: unknown): DomainEvent {
  const event = envelope.parse(payload);
  if (!(event.type in catalogue)) throw new Error(`unknown event ${event.type}`);
  const type = event.type as EventType;
  return { ...event, type, data: catalogue[type].parse(event.data) } as DomainEvent;
}
