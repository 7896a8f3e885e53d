import type { Location } from 'react-router-dom';
import { isFreshNavigation } from '../lib/page/fresh-navigation.ts';
import { inTab, parseJson } from '../lib/save/kept.ts';
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
  const offsets = parseJson<Record<string, number>>(inTab.read(SCROLL_STORAGE)) ?? {};
  delete offsets[scrollKey({ key: LOADED, pathname: location.pathname, search: location.search })];
  inTab.write(SCROLL_STORAGE, JSON.stringify(offsets));
};
