import type { PlayerListView } from '../../../lib/list/player-list-address.ts';
import { MATCH_DAY } from '../../../lib/address/addresses.ts';
import {
  flagParam,
  numberParam,
  pageParam,
  searchState,
  textParam,
} from '../../../lib/address/search-state.ts';
import { MANAGE } from '../texts.ts';

/** The state of the members' tab in the address: '?seite=2&suche=mül&liste=1&spieltag=3'. */
export interface MembersView extends PlayerListView {
  /** 0 for all days. */
  day: number;
  /** The owner removes members. */
  managing: boolean;
}

const membersState = searchState<Omit<MembersView, 'onlyLocked'>>({
  day: [MATCH_DAY, numberParam],
  search: ['suche', textParam],
  onlyFavorites: ['liste', flagParam],
  managing: [MANAGE, flagParam],
  pageNumber: ['seite', pageParam],
});

export const readMembersView = (params: URLSearchParams): MembersView => ({
  ...membersState.read(params),
  onlyLocked: false,
});

/** @param base the group's page */
export const membersHref = (base: string, view: MembersView): string => base + membersState.write(view);
