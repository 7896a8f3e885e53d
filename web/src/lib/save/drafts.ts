import {
  isFallback,
  nameOf,
  noteAt,
  parseRow,
  PREFIX,
  readRow,
  removeRow,
  writeRow,
  type Draft,
  type Row,
} from './draft-rows.ts';
import { createListeners } from '../listeners.ts';
import { newKey } from './new-key.ts';
import { holdUnsaved } from './unsaved.ts';

const nothing: Draft = { text: '', sent: '', key: '' };

/** Keeps a draft's identity while its row is unchanged, to avoid renders. */
const parsed = new Map<string, { raw: string | null; draft: Draft }>();

/** The unsent text of a place: it survives a change of screen, the page and the login. */
export const draftAt = (place: string): Draft => {
  const name = nameOf(place);
  const raw = readRow(name);
  const before = parsed.get(name);
  if (before?.raw === raw) return before.draft;
  const { text = '', sent = '', key = '' } = parseRow(raw) ?? nothing;
  const draft = { text, sent, key };
  parsed.set(name, { raw, draft });
  return draft;
};

const changed = createListeners();

export const onDrafts = changed.add;

/** Places with text entered in this page: a reload for a new build waits for them, on any screen. */
const begun = new Set<string>();
let release: (() => void) | undefined;

const holdBegun = (): void => {
  const before = release;
  release = begun.size > 0 ? holdUnsaved('draft', { asks: [...begun].some(isFallback) }) : undefined;
  before?.();
  changed.call();
};

// Another page has changed, sent or discarded a text.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== null && !key.startsWith(PREFIX)) return;
  for (const name of begun) if (!parseRow(readRow(name))?.text) begun.delete(name);
  holdBegun();
});

const put = (place: string, draft: Draft): void => {
  const name = nameOf(place);
  if (draft.text || draft.sent) writeRow(name, JSON.stringify({ ...draft, at: Date.now() } satisfies Row));
  else removeRow(name);
  if (draft.text) begun.add(name);
  else begun.delete(name);
  holdBegun();
};

export const keepDraft = (place: string, text: string): void => {
  const before = draftAt(place);
  if (before.text !== text) put(place, { ...before, text });
};

/** Key of a sent text: the same for each retry, until the text has arrived. */
export const keyOfSent = (place: string, sent: string): string => {
  const before = draftAt(place);
  if (before.sent !== sent) put(place, { ...before, sent, key: newKey() });
  return draftAt(place).key;
};

/** The next equal text needs a new key; text that was entered meanwhile stays. */
export const hasArrived = (place: string, sent: string): void => {
  const { text } = draftAt(place);
  put(place, { ...nothing, text: text.trim() === sent ? '' : text });
};

/** It has arrived, or was discarded. */
export const dropDraft = (place: string | undefined): void => {
  if (place) put(place, nothing);
};

/** Drafts are removed after this time without a change. */
const KEPT_MS = 30 * 86_400_000;
const MOST = 100;

const namesFrom = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
};

/** For a deleted account. */
export const forgetDrafts = (userId: number): void => namesFrom(`${PREFIX}${userId} `).forEach(removeRow);

/** Called once, at the start of the app: of all players' drafts only the newest stay. */
export const clearOldDrafts = (): void => {
  const since = (name: string): number => parseRow(readRow(name))?.at ?? 0;
  namesFrom(PREFIX)
    .sort((one, other) => since(other) - since(one))
    .filter((name, index) => index >= MOST || since(name) <= Date.now() - KEPT_MS)
    .forEach(removeRow);
};

/** The entered values of a form, by field. */
interface FormDraft {
  entered: object;
  /** The stored values that they replace. */
  replaced?: object;
  /** The version of the object at which they began. */
  version: number;
}

export const formDraftAt = (place: string): FormDraft | null => noteAt<FormDraft>(place);

/** Fields with such a name are never stored. */
const secret = /password/i;

/** @param entered empty for nothing unsaved @param initial the stored values */
export const keepForm = (
  place: string,
  entered: object,
  { initial, version }: { initial: object; version: number },
): void => {
  const fields = Object.keys(entered).filter((field) => !secret.test(field));
  const ofFields = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
  const draft: FormDraft = {
    entered: ofFields(entered),
    replaced: ofFields({ ...initial, ...formDraftAt(place)?.replaced }),
    version,
  };
  keepDraft(place, fields.length > 0 ? JSON.stringify(draft) : '');
};
