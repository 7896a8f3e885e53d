import { isNumbered, numberOf, type DomainEvent } from '../../contracts/events/catalogue.ts';

/** Words of an event's type: owner, thing, verb, version. */
const TYPE_WORDS = 4;

/** Where an event goes: its type, and behind it the number of the player or group whose name it tells. */
export function subjectOf(namespace: string, event: DomainEvent): string {
  const number = numberOf(event);
  return `${namespace}.${event.type}${number === undefined ? '' : `.${number}`}`;
}

/** Where all events of these types are. */
export const subjectsOf = (namespace: string, types: readonly string[]): string[] =>
  types.map((type) => `${namespace}.${type}${isNumbered(type) ? '.*' : ''}`);

/** The type of the event at a subject. */
export const typeOf = (namespace: string, subject: string): string =>
  subject
    .slice(namespace.length + 1)
    .split('.')
    .slice(0, TYPE_WORDS)
    .join('.');

/** Everything with a name that one owner told of one number. */
export const subjectsOfNumber = (namespace: string, owner: string, number: number): string =>
  `${namespace}.${owner}.*.*.*.${number}`;
