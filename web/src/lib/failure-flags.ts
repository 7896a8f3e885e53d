import { reloadPage } from './reload-page.ts';
import { leaveWhenLoggedOut } from './session-change.ts';

/** Does what a failed call of /api tells the page by its flags (specification, chapter 8). */
export const heedFlags = (body: string): void => {
  try {
    const { logoff, unauthorized } = JSON.parse(body) as { logoff?: unknown; unauthorized?: unknown };
    if (logoff === true) leaveWhenLoggedOut();
    else if (unauthorized === true) reloadPage();
  } catch {
    // An answer of a proxy has none.
  }
};
