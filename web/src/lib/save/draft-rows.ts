import { getViewer } from '../session/session.ts';

export interface Draft {
  text: string;
  /** The part of it that was sent and is not known to have arrived, and its key. */
  sent: string;
  key: string;
}

/** As the device keeps it: by player and place, so that it waits for whoever has written it. */
export interface Row extends Draft {
  /** Of its last change, by this device's clock. */
  at: number;
}

export const PREFIX = 'draft ';

export const nameOf = (place: string): string => `${PREFIX}${getViewer()} ${place}`;

/** Rows where the browser keeps nothing: as long as the page is open. */
const unkept = new Map<string, string>();
export const readRow = (name: string): string | null => {
  try {
    return unkept.get(name) ?? localStorage.getItem(name);
  } catch {
    return unkept.get(name) ?? null;
  }
};
export const removeRow = (name: string): void => {
  unkept.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
};
export const writeRow = (name: string, row: string): void => {
  try {
    localStorage.setItem(name, row);
    unkept.delete(name);
  } catch {
    unkept.set(name, row);
  }
};

export const parseRow = (text: string | null): Row | null => {
  try {
    return JSON.parse(text ?? 'null') as Row | null;
  } catch {
    return null;
  }
};

/** Whether words were begun at a place. All else of drafts comes with what they are written in (`drafts.ts`), later than the first screen. */
export const isBegunAt = (place: string): boolean => Boolean(parseRow(readRow(nameOf(place)))?.text);

/** What is kept beside words, as JSON: it goes with the account, and when nobody has come back for long. */
export const noteAt = <Note>(place: string): Note | null =>
  JSON.parse(parseRow(readRow(nameOf(place)))?.text || 'null') as Note | null;

/** @param text JSON; an empty one is none */
export const keepNote = (place: string, text: string): void =>
  writeRow(nameOf(place), JSON.stringify({ text, at: Date.now() }));

export const draftOfComment = (postId: number): string => `comment ${postId}`;
export const noteOfAnswer = (postId: number): string => `answer ${postId}`;
export const draftOfPage = (filename: string): string => `page ${filename}`;
export const draftOfPrize = (id: number | undefined): string => `prize ${id ?? 'new'}`;
export const draftOfQuestion = (id: number | undefined): string => `question ${id ?? 'new'}`;
export const draftOfProfile = (section: 'common' | 'contact'): string => `profile ${section}`;
export const draftOfArticle = (postId: number | undefined): string => `article ${postId ?? 'new'}`;
