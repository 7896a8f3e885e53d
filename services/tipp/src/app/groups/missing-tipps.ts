import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { matchKey } from '../../domain/columns/column-key.ts';
import { byKickoff, isLocked, kickoffMs } from '../../domain/matches/locking.ts';
import { isValid } from '../../domain/tipps/scoring.ts';
import type { Match } from '../../domain/tournament/tournament.ts';
import type { Membership } from '../../store/groups/memberships.ts';
import type { Deps } from '../deps.ts';
import { viewMatch, type MatchView } from '../matches/match-view.ts';
import type { TippRequest } from '../request.ts';
import { teamsAreKnown } from '../tipps/tipp-page.ts';
import { toTipp } from '../tipps/tipp-view.ts';

export type GroupMissingTipps = { match: MatchView; count: number };

/** Each request reads up to this many slips. Owners of larger groups do not remind members in person. */
const MAX_MEMBERS = 200;
/** Among fewer others, a count that falls would tell the owner who has just tipped. */
const MIN_OTHERS = 5;
/** Before the first kick-off members are counted from so long before it. */
const FIRST_MS = 24 * 60 * 60_000;

/**
 * How many members of the viewer's own group have not tipped the next match. Reveals neither names nor tipps. Null for
 * anybody but the owner, without an open match with known teams, and for groups that are too small or too large. While
 * a match is the next one, the same members are counted, and nobody whom the owner has added: otherwise two counts would
 * tell about the one who makes the difference. The counts of two groups that differ in one member still tell whether
 * that one has tipped, never what: owners of such groups can compare them.
 * @throws AppError UNAUTHENTICATED
 */
export async function groupMissingTipps(
  { clock, rosters, memberships, slips }: Deps,
  request: TippRequest,
  groupId: number,
): Promise<GroupMissingTipps | null> {
  const { userId } = requireViewer(request.identity);
  if (rosters.ownerOf(groupId) !== userId) return null;
  const { board, players } = request.view.current();
  const now = clock.now();
  const matches = byKickoff(board.tournament.matches);
  const isOpen = (match: Match) => !isLocked(match, now.getTime());
  const next = matches.find((match) => isOpen(match) && teamsAreKnown(board, match.id));
  if (!next || rosters.members(groupId).length > MAX_MEMBERS) return null;
  const last = matches.findLast((match) => !isOpen(match));
  const since = new Date(last ? kickoffMs(last) : kickoffMs(next) - FIRST_MS);
  if (since > now) return null;
  const found = await memberships.ofGroup(groupId, since);
  const isNew = ({ at }: Membership) => at !== undefined && at >= since;
  const hasChanged = found.some((each) => isNew(each) && each.version > 1);
  if (hasChanged) return null;
  const asked = found
    .filter((each) => !isNew(each) && !each.isAdded && players.get(each.userId)?.isLocked === false)
    .map((each) => each.userId);
  if (asked.filter((id) => id !== userId).length < MIN_OTHERS) return null;
  const key = matchKey(next.id);
  const stored = await slips.many(asked, [`tipps.${key}`]);
  const tipped = stored.filter((slip) => isValid(toTipp(slip.tipps?.[key])));
  return { match: viewMatch(board, next, now), count: asked.length - tipped.length };
}
