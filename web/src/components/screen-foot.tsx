import type { ReactNode } from 'react';

interface ScreenFootProps {
  children: ReactNode;
}

/** Below a screen's end, at its edge; keeps its room, so that nothing jumps when something appears there. */
export const ScreenFoot = ({ children }: ScreenFootProps) => (
  <div className="mt-4 flex h-13 items-center justify-end pr-6">{children}</div>
);
