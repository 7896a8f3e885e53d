import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Mark } from '../../domain/winner-tipps/marks.ts';
import { familyOf, markLocksAt, marksOf } from '../../domain/winner-tipps/winner-tipps.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { revisionOf } from '../../store/tipps/save-basis.ts';
import type { Slip } from '../../store/tipps/slips.ts';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';
import type { TippRequest } from '../request.ts';
import { viewWinnerTipp, type WinnerTippView } from './winner-tipp-view.ts';

/**
 * All winner tipps of a player, places first. The viewer's own come from the slip, another player's from the frozen
 * columns, so that open marks reveal nothing.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function winnerTipps(
  deps: Deps,
  request: TippRequest,
  wanted?: number | null,
): Promise<WinnerTippView[]> {
  const viewer = requireViewer(request.identity);
  const { clock, projection } = deps;
  const { columns } = projection;
  const { board, players } = request.view.current();
  const { tournament } = board;
  const now = clock.now();
  const marks = marksOf(tournament);
  const isOwn = !wanted || wanted === viewer.userId;
  if (isOwn) {
    const slip = await request.ownSlip();
    const whose = { userId: viewer.userId, isOwn, isVisible: true };
    return marks.map((mark) =>
      viewWinnerTipp(board, mark, now, {
        ...whose,
        tipped: slip?.winners?.[mark] ?? null,
        revision: revisionOf(slip?.winnerSaves?.[familyOf(mark)]),
      }),
    );
  }
  if (!players.has(wanted)) throw notFound(messages.noSuchPlayer, 'userId');
  const frozen = async (mark: Mark): Promise<WinnerTippView> => {
    const isLocked = now.getTime() >= markLocksAt(tournament, mark);
    const chosen = isLocked ? await columns.choiceOf(mark, wanted) : null;
    const code = tournament.teams[chosen?.choice ?? -1]?.code ?? null;
    return viewWinnerTipp(board, mark, now, {
      userId: wanted,
      tipped: code,
      isOwn,
      isVisible: chosen !== null,
    });
  };
  return Promise.all(marks.map(frozen));
}

export function winnerTippsAreComplete(tournament: Tournament, slip: Slip | null): boolean {
  return marksOf(tournament).every((mark) => slip?.winners?.[mark]);
}
