import type { Limits } from './limits.ts';

export const TOO_MANY_EXPORTS =
  'Du hast Deine Daten gerade schon mehrmals geholt. Bitte versuche es später noch einmal.';

/** Counts one export. They are limited because each reads all of a player's data. @throws AppError RATE_LIMITED */
export const limitExports = (limits: Limits, max: number, userId: number): Promise<void> =>
  limits.of({ kind: 'export', max, message: TOO_MANY_EXPORTS }, userId).take();
