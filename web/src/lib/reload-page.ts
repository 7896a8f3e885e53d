const STORAGE = 'reloaded';
const PAUSE_MS = 60_000;

/**
 * Loads the page anew because it is older than its login, for the same reason at most once a minute: where that does not help, the
 * page stays and says what failed. Without a storage to remember it, it stays, too.
 * @param why who or what it is loaded anew for
 */
export const reloadPage = (why: string): void => {
  try {
    const [before, at] = JSON.parse(sessionStorage.getItem(STORAGE) ?? '["",0]') as [string, number];
    const since = Date.now() - at;
    // A clock that was set back must not hold it off for long.
    if (before === why && since >= 0 && since < PAUSE_MS) return;
    sessionStorage.setItem(STORAGE, JSON.stringify([why, Date.now()]));
  } catch {
    return;
  }
  location.reload();
};
