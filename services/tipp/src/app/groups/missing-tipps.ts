import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { matchKey } from '../../domain/columns/column-key.ts';
import { byKickoff, isLocked } from '../../domain/matches/locking.ts';
import { isValid } from '../../domain/tipps/scoring.ts';
import type { Rosters } from '../../projection/rosters.ts';
import type { SlipStore } from '../../store/tipps/slips.ts';
import { viewMatch, type MatchView } from '../matches/match-view.ts';
import type { TippRequest } from '../request.ts';
import { teamsAreKnown } from '../tipps/tipp-page.ts';
import { toTipp } from '../tipps/tipp-view.ts';

type Deps = { clock: Clock; rosters: Rosters; slips: Pick<SlipStore, 'many'> };

export type GroupMissingTipps = { match: MatchView; count: number };

/** Each request reads up to this many slips. Owners of larger groups do not remind members in person. */
const MAX_MEMBERS = 200;
/** Among fewer others, a count that falls would tell the owner who has just tipped. */
const MIN_OTHERS = 5;

/**
 * How many members of the viewer's own group have not tipped the next match. Reveals neither names nor tipps. Null for
 * anybody but the owner, without an open match with known teams, and for groups that are too small or too large.
 * @throws AppError UNAUTHENTICATED
 */
export async function groupMissingTipps(
  { clock, rosters, slips }: Deps,
  request: TippRequest,
  groupId: number,
): Promise<GroupMissingTipps | null> {
  const { userId } = requireViewer(request.identity);
  if (rosters.ownerOf(groupId) !== userId) return null;
  const { board, players } = request.view.current();
  const now = clock.now();
  const next = byKickoff(board.tournament.matches).find(
    (match) => !isLocked(match, now.getTime()) && teamsAreKnown(board, match.id),
  );
  const members = rosters.members(groupId);
  if (!next || members.length > MAX_MEMBERS) return null;
  const asked = Array.from(members, (player) => player + 1).filter(
    (id) => players.get(id)?.isLocked === false,
  );
  if (asked.filter((id) => id !== userId).length < MIN_OTHERS) return null;
  const key = matchKey(next.id);
  const found = await slips.many(asked, [`tipps.${key}`]);
  const tipped = found.filter((slip) => isValid(toTipp(slip.tipps?.[key])));
  return { match: viewMatch(board, next, now), count: asked.length - tipped.length };
}
