import { searchWith } from './search.ts';

/** Parameters of a player's card over any screen: the player, which of their tipps instead of the card, and the tip page. */
export const PLAYER = 'spieler';
export const PLAYER_KIND = 'tippart';
export const PLAYER_PAGE = 'tippseite';

/** The kinds of tipps that every player has. */
export const MATCH_TIPPS = 'spiele';

/** The address's search with the card of a player, whatever was shown of whomever before. */
export const playerSearch = (params: URLSearchParams, userId: number): string =>
  searchWith(params, { [PLAYER]: userId, [PLAYER_KIND]: null, [PLAYER_PAGE]: null });
