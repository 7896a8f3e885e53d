import { searchWith } from './search.ts';

/** Parameters of the dialog 'Tipps von …' over any screen: the player, what of theirs, and the tip page. */
export const USER_TIPPS = 'spieler';
export const USER_TIPPS_KIND = 'tippart';
export const USER_TIPPS_PAGE = 'tippseite';

/** The address's search with the dialog of a player: with the match tipps of the current page, whoever was shown before. */
export const userTippsSearch = (params: URLSearchParams, userId: number): string =>
  searchWith(params, { [USER_TIPPS]: userId, [USER_TIPPS_KIND]: null, [USER_TIPPS_PAGE]: null });
