import { operatorScreens } from './operator-screens.ts';
import type { Screen } from './screen.ts';
import { texts } from '../texts.ts';
import { visitorScreens } from './visitor-screens.ts';

const { entries } = texts;

/**
 * All screens. An entry here, or among those of visitors and operators, creates a route. A path may occur twice with
 * different access: the first that the visitor may see wins.
 */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  { path: '/', title: entries.start, access: 'player', load: () => import('../../routes/home.tsx') },
  { path: '/tipps', title: entries.tipps, access: 'player', load: () => import('../../routes/tipps.tsx') },
  {
    path: '/rangliste/:pagenumber?',
    title: entries.ranking,
    access: 'player',
    load: () => import('../../routes/rangliste.tsx'),
  },
  {
    path: '/konferenz/:pagenumber?',
    title: entries.konferenz,
    access: 'player',
    load: () => import('../../routes/konferenz.tsx'),
  },
  {
    path: '/tippduell/:pagenumber?',
    title: texts.duels,
    access: 'player',
    load: () => import('../../routes/tippduell.tsx'),
  },
  {
    path: '/spielergruppen',
    title: entries.groups,
    access: 'player',
    load: () => import('../../routes/spielergruppen.tsx'),
  },
  {
    path: '/spielergruppe/:id?/:tabindex?',
    title: 'Spielergruppe',
    access: 'player',
    load: () => import('../../routes/spielergruppe.tsx'),
  },
  {
    path: '/meldung/:id',
    title: 'Eintrag',
    access: 'player',
    load: () => import('../../routes/meldung.tsx'),
  },
  {
    path: '/willkommen',
    title: 'Herzlich Willkommen',
    access: 'player',
    load: () => import('../../routes/willkommen.tsx'),
  },
  {
    path: '/liste/:pagenumber?',
    title: entries.list,
    access: 'player',
    load: () => import('../../routes/liste.tsx'),
  },
  {
    path: '/statistik/:tabindex?',
    title: entries.statistics,
    access: 'player',
    load: () => import('../../routes/statistik.tsx'),
  },
  {
    path: '/bonus/:bonusId/:pagenumber?',
    title: texts.bonus,
    access: 'player',
    load: () => import('../../routes/bonus.tsx'),
  },
  {
    path: '/sponsoren',
    title: entries.sponsors,
    access: 'all',
    load: () => import('../../routes/sponsoren.tsx'),
  },
  {
    path: '/spielregeln',
    title: entries.rules,
    access: 'all',
    load: () => import('../../routes/spielregeln.tsx'),
  },
  { path: '/agb', title: entries.terms, access: 'all', load: () => import('../../routes/agb.tsx') },
  {
    path: '/impressum',
    title: entries.imprint,
    access: 'all',
    load: () => import('../../routes/impressum.tsx'),
  },
  {
    path: '/datenschutz',
    title: entries.privacy,
    access: 'all',
    load: () => import('../../routes/datenschutz.tsx'),
  },
  { path: '/tabelle', title: entries.tables, access: 'all', load: () => import('../../routes/tabelle.tsx') },
  {
    path: '/gewinner',
    title: entries.winners,
    access: 'player',
    load: () => import('../../routes/gewinner.tsx'),
  },
  { path: '/preise', title: entries.prizes, access: 'all', load: () => import('../../routes/preise.tsx') },
  {
    path: '/profil/:tabindex?',
    title: texts.profile,
    access: 'player',
    load: () => import('../../routes/profil.tsx'),
  },
  ...operatorScreens,
  // Without the shell, which would send queries for a player whose login may have expired.
  {
    path: '/abmelden',
    title: texts.logout,
    access: 'all',
    layout: 'none',
    load: () => import('./logout-screen.tsx'),
  },
];

const fixedPart = (path: string): string => path.replace(/\/:.*$/, '') || '/';

/** Whether an address leads to a screen of this version of the app. */
export const hasScreen = (path: string): boolean => screens.some((screen) => fixedPart(screen.path) === path);
