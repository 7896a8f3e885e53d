import { isDeepStrictEqual } from 'node:util';
import type { DomainEvent } from '@tippspiel/shared/events/catalogue';
import { createEvent } from '@tippspiel/shared/events/envelope';

type Json = string | number | boolean | null | readonly string[];
type State = Record<string, Json>;

/** Whose change it is, by the game's clock, caused by which request. */
export type Act = { userId: number; now: Date; requestId: string };

/**
 * The event that tells of an operator's change, for the outbox of what changes: so it is told exactly when the change is
 * stored. Only what differs is told.
 * @param subject 'match/37', 'decision/WA'
 */
export function operatorActed(
  { userId, now, requestId }: Act,
  subject: string,
  before: State,
  after: State,
): DomainEvent {
  const value = (state: State, name: string) => state[name] ?? null;
  const changed = Object.keys(after).filter(
    (name) => !isDeepStrictEqual(value(before, name), value(after, name)),
  );
  const pick = (state: State) =>
    Object.fromEntries(changed.map((name) => [name, structuredClone(value(state, name))]));
  return createEvent(
    'tipp.operator.acted.v1',
    { userId, subject, before: pick(before), after: pick(after) } as never,
    { now, requestId },
  );
}
