import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { matchKey } from '../../domain/columns/column-key.ts';
import { kickoffMs } from '../../domain/matches/locking.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import type { ColumnStore } from '../../store/columns/columns.ts';

/**
 * Corrects a tournament file that moved a kick-off after its match had locked. Locks are final: tipps are frozen, and a
 * later tipp would never count.
 */
export async function keepLocks(
  tournament: Tournament,
  columns: Pick<ColumnStore, 'frozenAt'>,
  log: Logger,
): Promise<Tournament> {
  const frozen = await columns.frozenAt();
  const matches = tournament.matches.map((match) => {
    const at = frozen.get(matchKey(match.id));
    if (!at || kickoffMs(match) <= at.getTime()) return match;
    const about = { matchId: match.id, kickoff: match.kickoff, frozenAt: at };
    log.error(about, 'a kick-off was moved behind the lock of its match, which stays locked');
    return { ...match, kickoff: at.toISOString() };
  });
  return { ...tournament, matches };
}
