import type { ComponentType } from 'react';

export type Access = 'all' | 'anonymous' | 'player' | 'admin';

export interface Screen {
  path: string;
  /** The browser tab's title; a screen can set a better one with usePageTitle. */
  title: string;
  access: Access;
  /** The screen for players without access to this one; by default the start page. */
  forPlayers?: string;
  /** The layout around it: `shell` (menu, header and footer) by default, `footer` alone, or `none`. */
  layout?: 'shell' | 'footer' | 'none';
  load: () => Promise<{ Component: ComponentType }>;
}
