import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { matchKey, type ColumnKey } from '../../domain/columns/column-key.ts';
import { kickoffMs, lockAt } from '../../domain/matches/locking.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';

/**
 * Corrects a tournament whose file moved a kick-off after its match had locked. Locks are final: tipps are frozen, and a
 * later tipp would never count. A process with another file may have frozen them, so this is checked again and again.
 */
export function keepLocks(tournament: Tournament, frozenAt: ReadonlyMap<ColumnKey, Date>, log: Logger): void {
  for (const match of tournament.matches) {
    const at = frozenAt.get(matchKey(match.id));
    if (!at || kickoffMs(match) <= at.getTime()) continue;
    const about = { matchId: match.id, kickoff: match.kickoff, frozenAt: at };
    log.error(about, 'a kick-off was moved behind the lock of its match, which stays locked');
    lockAt(tournament, match, at);
  }
}
