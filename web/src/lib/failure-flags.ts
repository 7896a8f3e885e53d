import { thisMinute } from './load-part.ts';
import { leaveWhenLoggedOut } from './session-change.ts';
import { reloadWhenSafe } from './version.ts';

/** Does what a failed call of /api tells the page by its flags (specification, chapter 8). */
export const heedFlags = (body: string): void => {
  try {
    const { logoff, unauthorized } = JSON.parse(body) as { logoff?: unknown; unauthorized?: unknown };
    if (logoff === true) leaveWhenLoggedOut();
    else if (unauthorized === true) reloadWhenSafe(`token-${thisMinute()}`);
  } catch {
    // An answer of a proxy has none.
  }
};
