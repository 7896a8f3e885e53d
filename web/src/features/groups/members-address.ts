import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import { positiveNumber } from '../../lib/address/search.ts';
import { MANAGE } from './texts.ts';

/** What the members' tab shows; all of it stands in the address: '?seite=2&suche=mül&liste=1&spieltag=3'. */
export interface MembersView extends PlayerListView {
  /** 0 for all that counts. */
  day: number;
  /** The owner takes members out. */
  managing: boolean;
}

export const readMembersView = (params: URLSearchParams): MembersView => ({
  pageNumber: positiveNumber(params.get('seite')) || 1,
  search: (params.get('suche') ?? '').trim(),
  onlyFavorites: params.get('liste') === '1',
  onlyLocked: false,
  day: positiveNumber(params.get('spieltag')),
  managing: params.get(MANAGE) === '1',
});

/** @param base the group's page */
export const membersHref = (
  base: string,
  { pageNumber, search, onlyFavorites, day, managing }: MembersView,
): string => {
  const params = new URLSearchParams();
  if (day > 0) params.set('spieltag', String(day));
  if (search) params.set('suche', search);
  if (onlyFavorites) params.set('liste', '1');
  if (managing) params.set(MANAGE, '1');
  if (pageNumber > 1) params.set('seite', String(pageNumber));
  return params.size > 0 ? `${base}?${params}` : base;
};
