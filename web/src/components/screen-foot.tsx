import type { ReactNode } from 'react';

interface ScreenFootProps {
  children: ReactNode;
}

/** The end of a screen, aligned right. It reserves its space, so that nothing moves when something appears there. */
export const ScreenFoot = ({ children }: ScreenFootProps) => (
  <div className="mt-4 flex h-13 items-center justify-end pr-6">{children}</div>
);
