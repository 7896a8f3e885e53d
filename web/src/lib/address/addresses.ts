import { searchWith } from './search.ts';

/** Parameters of the player's card, which opens over any screen: the player, the kind of tipps, and the tip page. */
export const PLAYER = 'spieler';
export const PLAYER_KIND = 'tippart';
export const PLAYER_PAGE = 'tippseite';

/** Kinds of tipps that every player has. */
export const MATCH_TIPPS = 'spiele';

/** Shows the explanation of the points instead. */
export const POINTS = 'punkte';

/** Parameter of a ranking's address: the selected match day. */
export const MATCH_DAY = 'spieltag';

/**
 * The address's search with a player's card, replacing any former one.
 * @param kind of the player's tipps, or the points, instead of the card
 */
export const playerSearch = (params: URLSearchParams, userId: number, kind: string | null = null): string =>
  searchWith(params, { [PLAYER]: userId, [PLAYER_KIND]: kind, [PLAYER_PAGE]: null });

/** Address of the overall ranking. */
export const RANKING = '/rangliste';

export const KONFERENZ = '/konferenz';

/** Id of a group's section in /tabelle: 'gruppe-c'. */
export const groupAnchor = (letter: string): string => `gruppe-${letter.toLowerCase()}`;

/** Address of a group's table and matches. @param letter '-' for a team without a group */
export const groupAddress = (letter: string): string =>
  letter === '-' ? '/tabelle' : `/tabelle#${groupAnchor(letter)}`;

/** Address of a locked match's statistics. */
export const statisticOf = (matchId: number): string => `/statistik/2?spiel=${matchId}`;

/** Opens the match's editor on the current page of tipps. */
export const tippOf = (matchId: number): string => `/tipps?tab=spiele&spiel=${matchId}`;

/** State of a link to the tipps: scrolls to the next missing tipp. */
export const toNextTipp = { nextTipp: true };

export const wantsNextTipp = (state: unknown): boolean =>
  (state as Partial<typeof toNextTipp> | null)?.nextTipp === true;
