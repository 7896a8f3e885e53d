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

/** How the page is held now. */
let held = '';

const holdBegun = (): void => {
  const asks = [...begun].some(isFallback);
  const next = begun.size > 0 ? `asks: ${asks}` : '';
  if (next !== held) {
    const before = release;
    release = next ? holdUnsaved('draft', { asks }) : undefined;
    before?.();
    held = next;
  }
  changed.call();
};

// Another page has changed, sent or discarded a text.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== null && !key.startsWith(PREFIX)) return;
  for (const name of begun) if (!parseRow(readRow(name))?.text) begun.delete(name);
  holdBegun();
});

/** @param holds whether the page waits for it also while it is stored */
const put = (place: string, draft: Draft, { holds = true } = {}): void => {
  const name = nameOf(place);
  if (draft.text || draft.sent) writeRow(name, JSON.stringify({ ...draft, at: Date.now() } satisfies Row));
  else removeRow(name);
  if (draft.text && (holds || isFallback(name))) begun.add(name);
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
  /** Fingerprints of the stored values that they replace; drafts of older builds have none. */
  replaced?: Record<string, number>;
  /** The version of the object at which they began. */
  version: number;
  /** Key of the request that creates an object. */
  key: string;
}

export const formDraftAt = (place: string): FormDraft | null => noteAt<FormDraft>(place);

/** A short number that differs, almost certainly, for different values. */
const fingerprint = (value: unknown): number => {
  const text = JSON.stringify(value) ?? '';
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  return sum;
};

/** Whether a value that the draft replaces was changed since. @param now the stored values */
export const isOutdated = ({ replaced }: FormDraft, now: object): boolean => {
  const stored = new Map(Object.entries(now));
  return Object.entries(replaced ?? {}).some(([field, value]) => value !== fingerprint(stored.get(field)));
};

/** @param entered only what differs from the stored values @param initial the stored values */
export const keepForm = (
  place: string,
  entered: object,
  { initial, ...more }: Pick<FormDraft, 'version' | 'key'> & { initial: object },
): void => {
  const before = new Map(Object.entries(formDraftAt(place)?.replaced ?? {}));
  const stored = new Map(Object.entries(initial));
  const fields = Object.keys(entered);
  const replaced = fields.map(
    (field) => [field, before.get(field) ?? fingerprint(stored.get(field))] as const,
  );
  const draft: FormDraft = { entered, replaced: Object.fromEntries(replaced), ...more };
  const text = fields.length > 0 ? JSON.stringify(draft) : '';
  // An unsaved form on the screen holds the page by itself.
  if (draftAt(place).text !== text) put(place, { ...nothing, text }, { holds: false });
};
