interface Draft {
  text: string;
  /** What of it was sent and is not known to have arrived, and its key. */
  sent: string;
  key: string;
}

/** What was begun and not sent, by where it was written: as long as the page is open, other screens take nothing of it away. */
const drafts = new Map<string, Draft>();

export const draftAt = (place: string): Draft => drafts.get(place) ?? { text: '', sent: '', key: '' };

export const keepDraft = (place: string, change: Partial<Draft>): void => {
  const draft = { ...draftAt(place), ...change };
  if (draft.text) drafts.set(place, draft);
  else drafts.delete(place);
};

export const draftOfComment = (postId: number): string => `comment ${postId}`;
