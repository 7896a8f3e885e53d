import { newKey } from '../../lib/new-key.ts';
import { holdUnsaved } from '../../lib/unsaved.ts';

interface Draft {
  text: string;
  /** What of it was sent and is not known to have arrived, and its key. */
  sent: string;
  key: string;
}

const nothing: Draft = { text: '', sent: '', key: '' };
/** What was begun and not sent, by where it was written: as long as the page is open, other screens take nothing of it away. */
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();
/** While words are begun a new build of the app waits for them, on whatever screen. */
let release: (() => void) | undefined;

export const draftAt = (place: string): Draft => drafts.get(place) ?? nothing;

export const onDrafts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const put = (place: string, draft: Draft): void => {
  if (draft.text || draft.sent) drafts.set(place, draft);
  else drafts.delete(place);
  if ([...drafts.values()].some(({ text }) => text)) release ??= holdUnsaved('draft');
  else {
    release?.();
    release = undefined;
  }
  for (const listener of listeners) listener();
};

export const keepDraft = (place: string, text: string): void => put(place, { ...draftAt(place), text });

/** The key of these words: the same each time they are sent, until they have arrived. */
export const keyOfSent = (place: string, sent: string): string => {
  const before = draftAt(place);
  if (before.sent !== sent) put(place, { ...before, sent, key: newKey() });
  return draftAt(place).key;
};

/** The same words may be meant again; what was written since stays. */
export const hasArrived = (place: string, sent: string): void => {
  const { text } = draftAt(place);
  put(place, { ...nothing, text: text.trim() === sent ? '' : text });
};

export const draftOfComment = (postId: number): string => `comment ${postId}`;
