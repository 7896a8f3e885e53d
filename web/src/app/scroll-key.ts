import type { Location } from 'react-router-dom';
import { isFreshNavigation } from '../lib/page/fresh-navigation.ts';
import { getSession } from '../lib/session/session.ts';

/** The key of scroll offsets in the session's storage. */
export const SCROLL_STORAGE = 'tippspiel-scroll';

/** The key react-router gives every page that was loaded again. */
const LOADED = 'default';

type Place = Pick<Location, 'key' | 'pathname' | 'search'>;

/** A page loaded again goes by its address and player, so that no page takes over the offset of another. */
export const scrollKey = ({ key, pathname, search }: Place): string =>
  key === LOADED ? `${getSession().user?.id ?? 0} ${pathname}${search}` : key;

/**
 * Only a reload or the way back brings an offset back: who comes by address, link or login begins at the top. Call it
 * before the router starts.
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
    // Without storage nothing is restored.
  }
};
