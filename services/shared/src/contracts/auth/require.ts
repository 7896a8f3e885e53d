import { forbidden, unauthenticated } from '../errors/app-error.ts';
import type { Identity } from './identity.ts';

/** The logged-in player, or UNAUTHENTICATED. */
export function requireViewer(identity: Identity | null): Identity {
  if (!identity) throw unauthenticated();
  return identity;
}

/** The logged-in player who may write, or UNAUTHENTICATED, or FORBIDDEN for a locked one. */
export function requireWriter(identity: Identity | null): Identity {
  const viewer = requireViewer(identity);
  if (viewer.isLocked) throw forbidden('Dein Zugang ist gesperrt. Bitte wende Dich an die Redaktion.');
  return viewer;
}

/** The logged-in operator, or UNAUTHENTICATED, or FORBIDDEN. */
export function requireAdmin(identity: Identity | null): Identity {
  const viewer = requireWriter(identity);
  if (!viewer.isAdmin) throw forbidden();
  return viewer;
}

/** Whether somebody sees what is for operators alone; one who is locked sees what players see. */
export const isOperator = (identity: Identity | null): boolean =>
  identity !== null && identity.isAdmin && !identity.isLocked;
