import type { Screen } from './screen.ts';
import { texts } from '../texts.ts';

const { entries } = texts;

export const operatorScreens: readonly Screen[] = [
  {
    path: '/gewinner/:winnerId',
    title: entries.winners,
    access: 'admin',
    forPlayers: '/gewinner',
    load: () => import('../../routes/gewinner-druck.tsx'),
  },
  {
    path: '/adminpreise',
    title: entries.adminPrizes,
    access: 'admin',
    load: () => import('../../routes/adminpreise.tsx'),
  },
  {
    path: '/adminmatches',
    title: entries.admin,
    access: 'admin',
    load: () => import('../../routes/adminmatches.tsx'),
  },
  {
    path: '/adminbonus',
    title: entries.adminBonus,
    access: 'admin',
    load: () => import('../../routes/adminbonus.tsx'),
  },
  {
    path: '/admingemeldet',
    title: entries.adminReports,
    access: 'admin',
    load: () => import('../../routes/admingemeldet.tsx'),
  },
];
