import { isPurgeable, purgeIdOf, type DomainEvent } from '../../contracts/events/catalogue.ts';

/** The number of words in an event's type: owner, entity, verb, version. */
const TYPE_WORDS = 4;

/** An event's subject: its type and, for a purgeable one, the id of the player or group. */
export function subjectOf(namespace: string, event: DomainEvent): string {
  const id = purgeIdOf(event);
  return `${namespace}.${event.type}${id === undefined ? '' : `.${id}`}`;
}

export const subjectsOf = (namespace: string, types: readonly string[]): string[] =>
  types.map((type) => `${namespace}.${type}${isPurgeable(type) ? '.*' : ''}`);

export const typeOf = (namespace: string, subject: string): string =>
  subject
    .slice(namespace.length + 1)
    .split('.')
    .slice(0, TYPE_WORDS)
    .join('.');

/** Matches all purgeable events that one owner published about one id. */
export const purgeSubject = (namespace: string, owner: string, id: number): string =>
  `${namespace}.${owner}.*.*.*.${id}`;
