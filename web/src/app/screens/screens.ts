import type { Screen } from './screen.ts';
import { texts } from '../texts.ts';

const { entries } = texts;

const of =
  (more: Pick<Screen, 'access' | 'layout'>) =>
  (path: string, title: string, load: Screen['load']): Screen => ({ path, title, load, ...more });

const player = of({ access: 'player' });
const all = of({ access: 'all' });
const admin = of({ access: 'admin' });
const visitor = of({ access: 'anonymous', layout: 'footer' });
/** A page of a single task. */
const single = of({ access: 'all', layout: 'footer' });

/**
 * All screens. An entry here creates a route. A path may occur twice with different access: the first that the visitor
 * may see wins.
 */
export const screens: readonly Screen[] = [
  // Login, registration, goodbye, and the targets of links in emails.
  visitor('/', 'Mitspielen und anmelden', () => import('../../routes/landing.tsx')),
  visitor('/registrieren/:recommendGuid', 'Mitspielen', () => import('../../routes/landing.tsx')),
  single('/bestaetigen/:token', 'E-Mail-Adresse bestätigen', () => import('../../routes/bestaetigen.tsx')),
  single('/abbestellen/:token', 'E-Mails abbestellen', () => import('../../routes/abbestellen.tsx')),
  single('/passwort-vergessen', 'Passwort vergessen', () => import('../../routes/passwort-vergessen.tsx')),
  single('/passwort-neu/:token', 'Neues Passwort', () => import('../../routes/passwort-neu.tsx')),
  single('/anmelden/neu', 'Mitspielen', () => import('../../routes/anmelden-neu.tsx')),
  single('/anmelden/fehler/:reason', 'Anmelden', () => import('../../routes/anmelden-fehler.tsx')),
  single('/goodbye', 'Auf Wiedersehen', () => import('../../routes/goodbye.tsx')),

  player('/', entries.start, () => import('../../routes/home.tsx')),
  player('/tipps', entries.tipps, () => import('../../routes/tipps.tsx')),
  player('/rangliste/:pagenumber?', entries.ranking, () => import('../../routes/rangliste.tsx')),
  player('/konferenz/:pagenumber?', entries.konferenz, () => import('../../routes/konferenz.tsx')),
  player('/tippduell/:pagenumber?', texts.duels, () => import('../../routes/tippduell.tsx')),
  player('/spielergruppen', entries.groups, () => import('../../routes/spielergruppen.tsx')),
  player('/spielergruppe/:id?/:tabindex?', 'Spielergruppe', () => import('../../routes/spielergruppe.tsx')),
  player('/meldung/:id', 'Eintrag', () => import('../../routes/meldung.tsx')),
  player('/willkommen', 'Herzlich Willkommen', () => import('../../routes/willkommen.tsx')),
  player('/liste/:pagenumber?', entries.list, () => import('../../routes/liste.tsx')),
  player('/statistik/:tabindex?', entries.statistics, () => import('../../routes/statistik.tsx')),
  player('/bonus/:bonusId/:pagenumber?', texts.bonus, () => import('../../routes/bonus.tsx')),
  all('/sponsoren', entries.sponsors, () => import('../../routes/sponsoren.tsx')),
  all('/spielregeln', entries.rules, () => import('../../routes/spielregeln.tsx')),
  all('/agb', entries.terms, () => import('../../routes/agb.tsx')),
  all('/impressum', entries.imprint, () => import('../../routes/impressum.tsx')),
  all('/datenschutz', entries.privacy, () => import('../../routes/datenschutz.tsx')),
  all('/tabelle', entries.tables, () => import('../../routes/tabelle.tsx')),
  player('/gewinner', entries.winners, () => import('../../routes/gewinner.tsx')),
  all('/preise', entries.prizes, () => import('../../routes/preise.tsx')),
  player('/profil/:tabindex?', texts.profile, () => import('../../routes/profil.tsx')),
  {
    ...admin('/gewinner/:winnerId', entries.winners, () => import('../../routes/gewinner-druck.tsx')),
    forPlayers: '/gewinner',
  },
  admin('/adminpreise', entries.adminPrizes, () => import('../../routes/adminpreise.tsx')),
  admin('/adminmatches', entries.admin, () => import('../../routes/adminmatches.tsx')),
  admin('/adminbonus', entries.adminBonus, () => import('../../routes/adminbonus.tsx')),
  admin('/admingemeldet', entries.adminReports, () => import('../../routes/admingemeldet.tsx')),
  // Without the shell, which would send queries for a player whose login may have expired.
  { ...all('/abmelden', texts.logout, () => import('./logout-screen.tsx')), layout: 'none' },
];

const fixedPart = (path: string): string => path.replace(/\/:.*$/, '') || '/';

/** Whether an address leads to a screen of this version of the app. */
export const hasScreen = (path: string): boolean => screens.some((screen) => fixedPart(screen.path) === path);
