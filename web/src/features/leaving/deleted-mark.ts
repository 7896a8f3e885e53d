const STORAGE = 'account-deleted';

/** For the page that comes after it, in this tab: the login has ended by then. */
export const noteDeleted = (): void => {
  try {
    sessionStorage.setItem(STORAGE, '1');
  } catch {
    // A browser that keeps nothing: the page says goodbye without saying to whom.
  }
};

export const wasDeleted = (): boolean => {
  try {
    return sessionStorage.getItem(STORAGE) !== null;
  } catch {
    return false;
  }
};
