import { formatPoints } from '../../lib/text/format-number.ts';
import { nameOf } from '../../lib/game/mark-names.ts';
import { isLeague } from './is-league.ts';
import { texts } from './texts.ts';
import type { WinnerTipp } from './use-choices.ts';

type Locked = Pick<WinnerTipp, 'mark' | 'team' | 'decidedTeam' | 'points' | 'maxPoints'>;

/** Whether the outcome of a tipp is known. */
export const isDecided = ({ decidedTeam, points }: Pick<Locked, 'decidedTeam' | 'points'>): boolean =>
  decidedTeam !== null || points !== null;

/** The points that a group's undecided tipps may still bring: 'Sieger 4, Letzter 3 Punkte – …'; empty without any. */
export const openHint = (tipps: readonly Locked[]): string => {
  const open = tipps.filter((tipp) => !isDecided(tipp));
  const given = open.filter(({ team }) => team !== null);
  if (!open.length) return '';
  if (!given.length) return texts.notTipped;
  const parts = given.map(({ mark, maxPoints }, index) => {
    const isLast = index === given.length - 1;
    return `${nameOf(mark)} ${isLast ? formatPoints(maxPoints) : maxPoints}`;
  });
  const missing = open.filter(({ team }) => team === null).map(({ mark }) => texts.without(nameOf(mark)));
  return [texts.decidedLater(parts.join(', '), isLeague(tipps)), ...missing].join('. ');
};
