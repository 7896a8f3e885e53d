import { getViewer } from '../session/session.ts';
import { onDevice, parseJson } from './kept.ts';

export interface Draft {
  text: string;
  /** The sent part that may not have arrived, and its key. */
  sent: string;
  key: string;
}

/** A stored draft, by player and place: only its author sees it. */
export interface Row extends Draft {
  /** Time of the last change, by this device's clock. */
  at: number;
}

export const PREFIX = 'draft ';

export const nameOf = (place: string): string => `${PREFIX}${getViewer()} ${place}`;

/** In characters, more than any form allows. A longer row would leave no room for others. */
const MAX_ROW = 500_000;

/** Fallback without storage, until the page closes. */
const fallback = new Map<string, string>();
export const readRow = (name: string): string | null => fallback.get(name) ?? onDevice.read(name);
export const removeRow = (name: string): void => {
  fallback.delete(name);
  onDevice.remove(name);
};
export const writeRow = (name: string, row: string): void => {
  if (row.length <= MAX_ROW && onDevice.write(name, row)) fallback.delete(name);
  else fallback.set(name, row);
};

/** Whether it is lost with the page. */
export const isFallback = (name: string): boolean => fallback.has(name);

export const parseRow = (text: string | null): Row | null => parseJson<Row>(text);

/** Whether a draft exists at a place. The rest of the drafts' code is loaded after the first screen (`drafts.ts`). */
export const isBegunAt = (place: string): boolean => Boolean(parseRow(readRow(nameOf(place)))?.text);

/** JSON that is stored like a draft: it is removed with the account, or after a long time without use. */
export const noteAt = <Note>(place: string): Note | null =>
  parseJson<Note>(parseRow(readRow(nameOf(place)))?.text);

/** @param text JSON, or empty for none */
export const keepNote = (place: string, text: string): void =>
  writeRow(nameOf(place), JSON.stringify({ text, at: Date.now() }));

export const draftOfComment = (postId: number): string => `comment ${postId}`;
export const noteOfAnswer = (postId: number): string => `answer ${postId}`;
export const draftOfArticle = (postId: number | undefined): string => `article ${postId ?? 'new'}`;
