/** A variable from the address. If it is missing there, `or` is used. Without `or`, the query is not sent early. */
export interface FromAddress {
  from: 'path' | 'search';
  name: string;
  as: 'number' | 'text';
  or?: number | string;
}

export type Variable = string | number | boolean | FromAddress | { [name: string]: Variable };

/** A query that a screen sends at once. Its page contains the answer (gateway/src/pages/first-answers.ts). */
export interface FirstQuery {
  /** The operation's name in its `.graphql` file. */
  operation: string;
  variables?: Record<string, Variable>;
  /** Sent only if these search parameters have one of these values; '' stands for a missing parameter. */
  when?: Record<string, string[]>;
  /** Sent only for these users; by default for all. */
  of?: 'players' | 'visitors';
}

// A wrong or missing entry here only costs time, because the page then sends the query itself.

const inPath = (name: string, or?: number): FromAddress => ({ from: 'path', name, as: 'number', or });
const inSearch = (name: string, or?: number): FromAddress => ({ from: 'search', name, as: 'number', or });
const textInPath = (name: string): FromAddress => ({ from: 'path', name, as: 'text' });
const textInSearch = (name: string): FromAddress => ({ from: 'search', name, as: 'text' });

/** Specification, chapter 9. */
const PAGE_SIZE = 10;
const PAGE = { pageNumber: inPath('pagenumber', 1), pageSize: PAGE_SIZE };
const ranked = { page: PAGE, pageSize: PAGE_SIZE, onlyFavorites: false, onlyLocked: false };
/** A list without filters in the address. */
const whole = { suche: [''], liste: [''], gesperrt: [''] };

/** The queries of header, menu and live strip. */
export const shellQueries: FirstQuery[] = [
  { operation: 'Status', of: 'players' },
  { operation: 'Live', of: 'players' },
];

const page = (filename: string): FirstQuery[] => [{ operation: 'Page', variables: { filename } }];

/**
 * The queries for the first view of a screen, by its file. The page contains their answers
 * (docs/adr/0070-the-gateway-begins-the-page.md). Content that is further down or loads late sends its own queries.
 * Screens only for operators are not listed, because they need no such speed.
 */
export const firstQueries: Record<string, FirstQuery[]> = {
  'src/routes/landing.tsx': [
    { operation: 'LoginProvider' },
    { operation: 'MatchOverview' },
    { operation: 'Recommender', variables: { recommendGuid: textInPath('recommendGuid') } },
  ],
  'src/routes/home.tsx': [
    { operation: 'MatchOverview' },
    { operation: 'MissingTipps' },
    {
      operation: 'Feed',
      variables: { onlyOperatorPosts: false },
      when: { redaktion: [''], suche: [''] },
    },
    { operation: 'RankLast' },
  ],
  'src/routes/tipps.tsx': [
    { operation: 'TippsTab' },
    {
      operation: 'MyTipps',
      variables: { pageNumber: inSearch('seite', 0) },
      when: { tab: ['', 'spiele'] },
    },
    { operation: 'MyWinnerTipps', when: { tab: ['sieger'] } },
  ],
  'src/routes/rangliste.tsx': [
    { operation: 'MatchDays' },
    { operation: 'Ranking', variables: ranked, when: { ...whole, spieltag: [''] } },
    {
      operation: 'MatchDayRanking',
      variables: { day: inSearch('spieltag'), page: PAGE, onlyFavorites: false, onlyLocked: false },
      when: whole,
    },
    { operation: 'BonusOverview' },
  ],
  'src/routes/konferenz.tsx': [
    {
      operation: 'Konferenz',
      variables: { groupId: 0, onlyFavorites: false, page: { pageNumber: 1, pageSize: 1 }, overview: true },
      when: { ...whole, zeige: [''] },
    },
  ],
  'src/routes/tippduell.tsx': [
    { operation: 'MyDuel', variables: { matchId: inSearch('spiel', 0) } },
    { operation: 'DuelRanking', variables: ranked, when: whole },
  ],
  'src/routes/spielergruppen.tsx': [
    {
      operation: 'Groups',
      variables: {
        filterOption: 1,
        page: { pageNumber: inSearch('seite', 1), pageSize: PAGE_SIZE, search: '' },
        order: 'NAME',
      },
      when: { zeige: ['', 'dabei'], suche: [''], sortierung: ['', 'name'] },
    },
  ],
  'src/routes/spielergruppe.tsx': [
    { operation: 'Group', variables: { id: inPath('id') }, of: 'players' },
    { operation: 'Group', variables: { link: textInPath('id') }, of: 'players' },
    // A visitor who is not logged in sees the landing page, which names the inviting player.
    { operation: 'GroupInvitation', variables: { link: textInPath('id') }, of: 'visitors' },
    { operation: 'Recommender', variables: { recommendGuid: textInSearch('von') }, of: 'visitors' },
  ],
  'src/routes/meldung.tsx': [{ operation: 'PostById', variables: { id: inPath('id') } }],
  'src/routes/tabelle.tsx': [{ operation: 'Tables' }],
  'src/routes/agb.tsx': page('AGB.html'),
  'src/routes/spielregeln.tsx': page('spielregeln.html'),
  'src/routes/impressum.tsx': page('impressum.html'),
  'src/routes/datenschutz.tsx': page('datenschutz.html'),
};
