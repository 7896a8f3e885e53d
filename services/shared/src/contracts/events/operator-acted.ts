import type { DomainEvent, EventData } from './catalogue.ts';
import { createEvent, type Cause } from './envelope.ts';

/** The service whose stream carries the event. */
type Owner = 'tipp' | 'feed' | 'user' | 'media';
/** With the operator. */
type Act = Cause & { userId: number };
type Data = EventData<'tipp.operator.acted.v2'>;

/** An entity as German labels and values: { Ergebnis: '1:1' }. Names are tokens (`catalogue.ts`). */
export type Lines = Record<string, string>;

type Subject = Pick<Data, 'subject'> &
  Partial<Pick<Data, 'address'>> & {
    isNew?: boolean;
    /** The log entry for a change that none of the lines shows. */
    hidden?: Data['changes'][number];
  };

/** Words that several services use in the operators' log. */
export const logWords = {
  nothing: '–',
  isNew: { what: 'Neu', before: '', after: 'angelegt' },
  text: { what: 'Text', before: '', after: 'geändert' },
  name: 'Name',
  hasPicture: 'Bild',
  published: 'Veröffentlicht',
  removed: 'Entfernt',
  locked: 'Gesperrt',
} as const;

export const yesOrNo = (value: boolean | undefined): string => (value ? 'ja' : 'nein');
export const textOf = (value: string | number | readonly string[] | undefined): string =>
  [value].flat().join(' / ') || logWords.nothing;

/**
 * The event of an operator's change, for the outbox of the changed document. It is published if and only if the change
 * is stored. It holds the lines that differ, for the operators' log.
 */
export function operatorActed(
  owner: Owner,
  { userId, now, requestId }: Act,
  { subject, address = null, isNew = false, hidden }: Subject,
  before: Lines,
  after: Lines,
): DomainEvent<`${Owner}.operator.acted.v2`> {
  const lines = Object.entries(after)
    .filter(([what, text]) => before[what] !== text)
    .map(([what, text]) => ({ what, before: isNew ? '' : (before[what] ?? ''), after: text }));
  const changes = isNew ? [logWords.isNew, ...lines] : !lines.length && hidden ? [hidden] : lines;
  const data: Data = { userId, subject, address, changes };
  return createEvent(`${owner}.operator.acted.v2`, data as never, { now, requestId });
}
