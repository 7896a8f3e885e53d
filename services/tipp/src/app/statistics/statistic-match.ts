import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { byKickoff, firstMatch, isLocked } from '../../domain/matches/locking.ts';
import { matchById, type Match, type Tournament } from '../../domain/tournament/tournament.ts';
import { messages } from '../messages.ts';

/**
 * The match of a statistic; 0 selects the one that locked last, or the first match before the first lock.
 * @throws AppError NOT_FOUND
 */
export function statisticMatch(tournament: Tournament, matchId: number | null | undefined, now: Date): Match {
  if (matchId) {
    const match = matchById(tournament, matchId);
    if (!match) throw notFound(messages.noSuchMatch, 'matchId');
    return match;
  }
  const latest = byKickoff(tournament.matches).findLast((match) => isLocked(match, now.getTime()));
  return latest ?? firstMatch(tournament);
}
