/** A variable that the address says; where it does not, `or` stands in, and without that the query is not asked in advance. */
export interface FromAddress {
  from: 'path' | 'search';
  name: string;
  /** Text is what is no number. */
  as: 'number' | 'text';
  or?: number | string;
}

export type Variable = string | number | boolean | FromAddress | { [name: string]: Variable };

/** What a screen asks at once when it is opened: the gateway answers it with the page (gateway/src/pages/first-answers.ts). */
export interface FirstQuery {
  /** By the name in its `.graphql` file. */
  operation: string;
  variables?: Record<string, Variable>;
  /** Asked only where these parameters of the search have one of these values; '' is for one that is not there. */
  when?: Record<string, string[]>;
  /** Asked of these alone. */
  of?: 'players' | 'visitors';
}

// Pages on which a query is asked in another way, or not at all, only lose time by what stands here: they ask by themselves.

const inPath = (name: string, or?: number): FromAddress => ({ from: 'path', name, as: 'number', or });
const inSearch = (name: string, or?: number): FromAddress => ({ from: 'search', name, as: 'number', or });
const textInPath = (name: string): FromAddress => ({ from: 'path', name, as: 'text' });
const textInSearch = (name: string): FromAddress => ({ from: 'search', name, as: 'text' });

/** Specification, chapter 9. */
const PAGE_SIZE = 10;
const PAGE = { pageNumber: inPath('pagenumber', 1), pageSize: PAGE_SIZE };
const ranked = { page: PAGE, pageSize: PAGE_SIZE, onlyFavorites: false, onlyLocked: false };
/** A list that nothing in the address narrows. */
const whole = { suche: [''], liste: [''], gesperrt: [''] };

/** What header, menu and live strip ask. */
export const shellQueries: FirstQuery[] = [
  { operation: 'Status', of: 'players' },
  { operation: 'Live', of: 'players' },
];

const page = (filename: string): FirstQuery[] => [{ operation: 'Page', variables: { filename } }];

/**
 * What a screen shows first, by its file: with the page come the answers to these (docs/adr/0070-the-gateway-begins-the-page.md). What is
 * further down, or loaded late, asks by itself. Nothing of the screens for operators alone: nobody opens those in a hurry.
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
    // Who is not logged in comes to the landing page, which tells who invites.
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
