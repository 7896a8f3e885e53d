const STORAGE = 'reloaded-at';
const PAUSE_MS = 60_000;

/**
 * Loads the page anew because it is older than its login, at most once a minute: where that does not help, the page stays and says
 * what failed. Without a storage to remember it, it stays, too.
 */
export const reloadPage = (): void => {
  try {
    const since = Date.now() - Number(sessionStorage.getItem(STORAGE));
    // A clock that was set back must not hold it off for long.
    if (since >= 0 && since < PAUSE_MS) return;
    sessionStorage.setItem(STORAGE, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
};
