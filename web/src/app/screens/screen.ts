import type { ComponentType } from 'react';

export type Access = 'all' | 'anonymous' | 'player' | 'admin';

export interface Screen {
  path: string;
  /** For the browser's tab; a screen that knows better calls usePageTitle. */
  title: string;
  access: Access;
  /** The screen where players find what they may see of it; the start page without one. */
  forPlayers?: string;
  /** Around it: menu, header and footer (shell, if nothing else is said), only the footer, or nothing. */
  layout?: 'shell' | 'footer' | 'none';
  load: () => Promise<{ Component: ComponentType }>;
}
