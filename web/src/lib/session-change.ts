import { reloadPage } from './reload-page.ts';
import { getSession, renewSession } from './session.ts';

/** A player whose login has ended goes to the landing page, and from there back here (specification, chapter 8). */
export const leaveWhenLoggedOut = (): void => {
  if (!getSession().user) return;
  const here = `${location.pathname}${location.search}`;
  location.assign(`/abmelden?returnTo=${encodeURIComponent(here)}`);
};

/**
 * After the gateway has refused a call for its anti-forgery token: whether the call may be repeated with a new one. When
 * the login of this browser is another one by now, the page is left: what was entered is nothing the new player has said.
 */
export const mayRepeat = async (): Promise<boolean> => {
  try {
    const now = await renewSession();
    if (now === 'ended') leaveWhenLoggedOut();
    if (now === 'other') reloadPage();
    return now === 'same';
  } catch {
    return false;
  }
};
