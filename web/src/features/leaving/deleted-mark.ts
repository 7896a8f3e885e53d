const STORAGE = 'account-deleted';

/** Leaves a note for the next page in this tab, where the player is no longer logged in. */
export const noteDeleted = (): void => {
  try {
    sessionStorage.setItem(STORAGE, '1');
  } catch {
    // Without storage the next page cannot recognise the former player and shows the text for visitors.
  }
};

export const wasDeleted = (): boolean => {
  try {
    return sessionStorage.getItem(STORAGE) !== null;
  } catch {
    return false;
  }
};
