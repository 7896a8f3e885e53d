import type { ComponentType } from 'react';
import { texts } from './texts.ts';

export type Access = 'all' | 'anonymous' | 'player' | 'admin';

export interface Screen {
  path: string;
  /** For the browser's tab; a screen that knows better calls usePageTitle. */
  title: string;
  access: Access;
  /** Around it: menu, header and footer (shell, if nothing else is said), only the footer, or nothing. */
  layout?: 'shell' | 'footer' | 'none';
  load: () => Promise<{ Component: ComponentType }>;
}

const { entries } = texts;

/**
 * All screens. One line here makes a route; menu, bottom bar and footer show an entry as soon as its screen exists.
 * A path may stand twice with different access: the first that the visitor may see is taken.
 */
export const screens: readonly Screen[] = [
  { path: '/', title: entries.start, access: 'player', load: () => import('../routes/home.tsx') },
  {
    path: '/',
    title: 'Mitspielen und anmelden',
    access: 'anonymous',
    layout: 'footer',
    load: () => import('../routes/landing.tsx'),
  },
  {
    path: '/registrieren/:recommendGuid',
    title: 'Mitspielen',
    access: 'anonymous',
    layout: 'footer',
    load: () => import('../routes/landing.tsx'),
  },
  {
    path: '/bestaetigen/:token',
    title: 'E-Mail-Adresse bestätigen',
    access: 'all',
    layout: 'footer',
    load: () => import('../routes/bestaetigen.tsx'),
  },
  {
    path: '/abbestellen/:token',
    title: 'E-Mails abbestellen',
    access: 'all',
    layout: 'footer',
    load: () => import('../routes/abbestellen.tsx'),
  },
  {
    path: '/passwort-vergessen',
    title: 'Passwort vergessen',
    access: 'all',
    layout: 'footer',
    load: () => import('../routes/passwort-vergessen.tsx'),
  },
  {
    path: '/passwort-neu/:token',
    title: 'Neues Passwort',
    access: 'all',
    layout: 'footer',
    load: () => import('../routes/passwort-neu.tsx'),
  },
  {
    path: '/anmelden/neu',
    title: 'Mitspielen',
    access: 'all',
    layout: 'footer',
    load: () => import('../routes/anmelden-neu.tsx'),
  },
  {
    path: '/anmelden/fehler/:reason',
    title: 'Anmelden',
    access: 'all',
    layout: 'footer',
    load: () => import('../routes/anmelden-fehler.tsx'),
  },
  {
    path: '/goodbye',
    title: 'Auf Wiedersehen',
    access: 'all',
    layout: 'footer',
    load: () => import('../routes/goodbye.tsx'),
  },
  { path: '/tipps', title: entries.tipps, access: 'player', load: () => import('../routes/tipps.tsx') },
  {
    path: '/rangliste/:pagenumber?',
    title: entries.ranking,
    access: 'player',
    load: () => import('../routes/rangliste.tsx'),
  },
  {
    path: '/tippduell/:pagenumber?',
    title: texts.duels,
    access: 'player',
    load: () => import('../routes/tippduell.tsx'),
  },
  {
    path: '/spielergruppen',
    title: entries.groups,
    access: 'player',
    load: () => import('../routes/spielergruppen.tsx'),
  },
  {
    path: '/spielergruppe/:id?/:tabindex?',
    title: 'Spielergruppe',
    access: 'player',
    load: () => import('../routes/spielergruppe.tsx'),
  },
  { path: '/meldung/:id', title: 'Beitrag', access: 'player', load: () => import('../routes/meldung.tsx') },
  {
    path: '/willkommen',
    title: 'Herzlich Willkommen',
    access: 'player',
    load: () => import('../routes/willkommen.tsx'),
  },
  {
    path: '/liste/:pagenumber?',
    title: entries.list,
    access: 'player',
    load: () => import('../routes/liste.tsx'),
  },
  {
    path: '/statistik/:tabindex?',
    title: entries.statistics,
    access: 'player',
    load: () => import('../routes/statistik.tsx'),
  },
  {
    path: '/bonus/:bonusId/:pagenumber?',
    title: texts.bonus,
    access: 'player',
    load: () => import('../routes/bonus.tsx'),
  },
  {
    path: '/sponsoren',
    title: entries.sponsors,
    access: 'all',
    load: () => import('../routes/sponsoren.tsx'),
  },
  {
    path: '/spielregeln',
    title: entries.rules,
    access: 'all',
    load: () => import('../routes/spielregeln.tsx'),
  },
  { path: '/agb', title: entries.terms, access: 'all', load: () => import('../routes/agb.tsx') },
  {
    path: '/impressum',
    title: entries.imprint,
    access: 'all',
    load: () => import('../routes/impressum.tsx'),
  },
  {
    path: '/datenschutz',
    title: entries.privacy,
    access: 'all',
    load: () => import('../routes/datenschutz.tsx'),
  },
  { path: '/tabelle', title: entries.tables, access: 'all', load: () => import('../routes/tabelle.tsx') },
  {
    path: '/gewinner',
    title: entries.winners,
    access: 'player',
    load: () => import('../routes/gewinner.tsx'),
  },
  {
    path: '/gewinner/:winnerId',
    title: entries.winners,
    access: 'admin',
    load: () => import('../routes/gewinner-druck.tsx'),
  },
  {
    path: '/adminpreise',
    title: entries.adminPrizes,
    access: 'admin',
    load: () => import('../routes/adminpreise.tsx'),
  },
  {
    path: '/adminmatches',
    title: entries.admin,
    access: 'admin',
    load: () => import('../routes/adminmatches.tsx'),
  },
  {
    path: '/adminbonus',
    title: entries.adminBonus,
    access: 'admin',
    load: () => import('../routes/adminbonus.tsx'),
  },
  {
    path: '/adminmeldungen',
    title: entries.adminReports,
    access: 'admin',
    load: () => import('../routes/adminmeldungen.tsx'),
  },
  {
    path: '/profil/:tabindex?',
    title: texts.profile,
    access: 'player',
    load: () => import('../routes/profil.tsx'),
  },
  // Without the shell, which would ask for a player whose login may have ended.
  {
    path: '/abmelden',
    title: texts.logout,
    access: 'all',
    layout: 'none',
    load: () => import('./logout-screen.tsx'),
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/_gallery',
          title: 'Bausteine',
          access: 'all' as const,
          layout: 'none' as const,
          load: () => import('../gallery/gallery.tsx'),
        },
      ]
    : []),
];

const fixedPart = (path: string): string => path.replace(/\/:.*$/, '') || '/';

/** Whether an address leads to a screen of this version of the app. */
export const hasScreen = (path: string): boolean => screens.some((screen) => fixedPart(screen.path) === path);
