import {
  nameOf,
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
  if (begun.size > 0) release ??= holdUnsaved('draft');
  else {
    release?.();
    release = undefined;
  }
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
export const dropDraft = (place: string): void => put(place, nothing);

/** Drafts are removed after this time without a change. */
const KEPT_MS = 30 * 86_400_000;

const removeAll = (shouldRemove: (name: string) => boolean): void => {
  try {
    Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX) && shouldRemove(name))
      .forEach(removeRow);
  } catch {
    // Nothing was stored.
  }
};

/** For a deleted account. */
export const forgetDrafts = (userId: number): void =>
  removeAll((name) => name.startsWith(`${PREFIX}${userId} `));

/** Called once, at the start of the app: removes old drafts of all players. */
export const clearOldDrafts = (): void =>
  removeAll((name) => !((parseRow(readRow(name))?.at ?? 0) > Date.now() - KEPT_MS));

/** The entered values of a form, and the version at which they began. */
interface FormDraft<Form> {
  entered: Partial<Form>;
  version: number;
}

export const formDraftAt = <Form>(place: string): FormDraft<Form> | null => {
  const { text } = draftAt(place);
  return text ? (JSON.parse(text) as FormDraft<Form>) : null;
};

/** For `useForm`: stores the entered values with the object's version. */
export const keepFormAt =
  <Form>(place: string, version: number) =>
  (entered: Partial<Form> | null): void =>
    keepDraft(place, entered ? JSON.stringify({ entered, version } satisfies FormDraft<Form>) : '');
