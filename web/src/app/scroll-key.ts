import type { Location } from 'react-router-dom';
import { isFreshNavigation } from '../lib/page/fresh-navigation.ts';
import { getSession } from '../lib/session/session.ts';

/** The key of scroll offsets in sessionStorage. */
export const SCROLL_STORAGE = 'tippspiel-scroll';

/** The key that react-router gives to every newly loaded page. */
const LOADED = 'default';

type Place = Pick<Location, 'key' | 'pathname' | 'search'>;

/** A newly loaded page is identified by its address and player, so that no page gets the offset of another. */
export const scrollKey = ({ key, pathname, search }: Place): string =>
  key === LOADED ? `${getSession().user?.id ?? 0} ${pathname}${search}` : key;

/**
 * Drops the offset unless the page was opened by a reload or by going back. Pages opened by address, link or login
 * begin at the top. Call it before the router starts.
 */
export const forgetOffset = (): void => {
  if (!isFreshNavigation()) return;
  try {
    const offsets = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE) ?? '{}') as Record<string, number>;
    const {
      [scrollKey({ key: LOADED, pathname: location.pathname, search: location.search })]: _,
      ...others
    } = offsets;
    sessionStorage.setItem(SCROLL_STORAGE, JSON.stringify(others));
  } catch {
    // Without storage no offset is restored.
  }
};
