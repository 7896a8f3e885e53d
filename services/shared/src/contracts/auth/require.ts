import { forbidden, unauthenticated } from '../errors/app-error.ts';
import type { Identity } from './identity.ts';

/** The logged-in player. @throws AppError UNAUTHENTICATED */
export function requireViewer(identity: Identity | null): Identity {
  if (!identity) throw unauthenticated();
  return identity;
}

/** The logged-in player. @throws AppError UNAUTHENTICATED, or FORBIDDEN for a locked player */
export function requireWriter(identity: Identity | null): Identity {
  const viewer = requireViewer(identity);
  if (viewer.isLocked) throw forbidden('Dein Zugang ist gesperrt. Bitte wende Dich an die Redaktion.');
  return viewer;
}

/** The logged-in operator. @throws AppError UNAUTHENTICATED or FORBIDDEN */
export function requireAdmin(identity: Identity | null): Identity {
  const viewer = requireWriter(identity);
  if (!viewer.isAdmin) throw forbidden();
  return viewer;
}

/** Whether a viewer sees content for operators only. A locked operator sees what players see. */
export const isOperator = (identity: Identity | null): boolean =>
  identity !== null && identity.isAdmin && !identity.isLocked;
