import { isDeepStrictEqual } from 'node:util';
import type { DomainEvent } from './catalogue.ts';
import { createEvent } from './envelope.ts';

type Json = string | number | boolean | null | readonly string[];
type State = Record<string, Json>;

/** Whose stream tells of it. */
type Owner = 'tipp' | 'feed' | 'user';
/** Whose change it is, by the game's clock, caused by which request. */
type Act = { userId: number; now: Date; requestId: string };

/**
 * The event that tells of an operator's change, for the outbox of what changes: so it is told exactly when the change is
 * stored. Only what differs is told.
 * @param subject 'match/37', 'decision/WA'
 */
export function operatorActed(
  owner: Owner,
  { userId, now, requestId }: Act,
  subject: string,
  before: State,
  after: State,
): DomainEvent<`${Owner}.operator.acted.v1`> {
  const value = (state: State, name: string) => state[name] ?? null;
  const changed = Object.keys(after).filter(
    (name) => !isDeepStrictEqual(value(before, name), value(after, name)),
  );
  const pick = (state: State) =>
    Object.fromEntries(changed.map((name) => [name, structuredClone(value(state, name))]));
  return createEvent(
    `${owner}.operator.acted.v1`,
    { userId, subject, before: pick(before), after: pick(after) } as never,
    { now, requestId },
  );
}
