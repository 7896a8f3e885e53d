import { searchWith } from './search.ts';

/** Parameters of a player's card over any screen: the player, which of their tipps instead of the card, and the tip page. */
export const PLAYER = 'spieler';
export const PLAYER_KIND = 'tippart';
export const PLAYER_PAGE = 'tippseite';

/** The kinds of tipps that every player has. */
export const MATCH_TIPPS = 'spiele';

/** Explains the points of a player. */
export const POINTS = 'punkte';

/**
 * The address's search with the card of a player, whatever was shown of whomever before.
 * @param kind which of the player's tipps, or the points, in place of the card
 */
export const playerSearch = (params: URLSearchParams, userId: number, kind: string | null = null): string =>
  searchWith(params, { [PLAYER]: userId, [PLAYER_KIND]: kind, [PLAYER_PAGE]: null });

/** Name of a group's part of /tabelle, for jumps: 'gruppe-c'. */
export const groupAnchor = (letter: string): string => `gruppe-${letter.toLowerCase()}`;

/** The address of a group's table and matches. */
export const groupAddress = (letter: string): string => `/tabelle#${groupAnchor(letter)}`;

/** The address where a locked match shows how all tipped it. */
export const statisticOf = (matchId: number): string => `/statistik/2?spiel=${matchId}`;

/** On the page of tipps that is current, where the next matches are, with the match's editor open. */
export const tippOf = (matchId: number): string => `/tipps?tab=spiele&spiel=${matchId}`;

/** For a link to the tipps: on arrival the next one that is missing is in sight, and not what is closed. */
export const toNextTipp = { nextTipp: true };

export const wantsNextTipp = (state: unknown): boolean =>
  (state as Partial<typeof toNextTipp> | null)?.nextTipp === true;
