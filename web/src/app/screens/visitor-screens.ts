import type { Screen } from './screen.ts';

/** Screens for visitors: login, registration, and the targets of links in emails. */
export const visitorScreens: readonly Screen[] = [
  {
    path: '/',
    title: 'Mitspielen und anmelden',
    access: 'anonymous',
    layout: 'footer',
    load: () => import('../../routes/landing.tsx'),
  },
  {
    path: '/registrieren/:recommendGuid',
    title: 'Mitspielen',
    access: 'anonymous',
    layout: 'footer',
    load: () => import('../../routes/landing.tsx'),
  },
  {
    path: '/bestaetigen/:token',
    title: 'E-Mail-Adresse bestätigen',
    access: 'all',
    layout: 'footer',
    load: () => import('../../routes/bestaetigen.tsx'),
  },
  {
    path: '/abbestellen/:token',
    title: 'E-Mails abbestellen',
    access: 'all',
    layout: 'footer',
    load: () => import('../../routes/abbestellen.tsx'),
  },
  {
    path: '/passwort-vergessen',
    title: 'Passwort vergessen',
    access: 'all',
    layout: 'footer',
    load: () => import('../../routes/passwort-vergessen.tsx'),
  },
  {
    path: '/passwort-neu/:token',
    title: 'Neues Passwort',
    access: 'all',
    layout: 'footer',
    load: () => import('../../routes/passwort-neu.tsx'),
  },
  {
    path: '/anmelden/neu',
    title: 'Mitspielen',
    access: 'all',
    layout: 'footer',
    load: () => import('../../routes/anmelden-neu.tsx'),
  },
  {
    path: '/anmelden/fehler/:reason',
    title: 'Anmelden',
    access: 'all',
    layout: 'footer',
    load: () => import('../../routes/anmelden-fehler.tsx'),
  },
  {
    path: '/goodbye',
    title: 'Auf Wiedersehen',
    access: 'all',
    layout: 'footer',
    load: () => import('../../routes/goodbye.tsx'),
  },
];
