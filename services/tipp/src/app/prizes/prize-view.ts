import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { isOperator } from '@tippspiel/shared/contracts/auth/require';
import { matchesOf } from '../../domain/matches/locking.ts';
import { committedUntil, lastKickoff, stateOf, winnersOf } from '../../domain/prizes/prize.ts';
import type { OutReason, Prize, Turn } from '../../domain/prizes/prize.ts';
import type { Deps } from '../deps.ts';
import type { TippRequest } from '../request.ts';
import { outReasons } from './messages.ts';
import { outReasonOf, type WhoMayWin } from './may-win.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';

/** The viewer of prizes, the current time, and the data that determines who may win. */
export type PrizeViewer = WhoMayWin & { tournament: Tournament; now: Date; identity: Identity | null };

export function prizeViewerOf(
  { clock, eligibility }: Deps,
  { identity, view }: Pick<TippRequest, 'identity' | 'view'>,
): PrizeViewer {
  const { board, players } = view.current();
  return { tournament: board.tournament, players, identity, eligibility, now: clock.now() };
}

/** Before publication only operators see the outcome: seed and candidates together reveal the winners. */
const sees = (viewer: PrizeViewer, prize: Prize): boolean =>
  prize.isPublished || (isOperator(viewer.identity) && prize.drawnAt !== null);

const pictureUrlOf = ({ picture }: Pick<Prize, 'picture'>): string =>
  picture && `/api/downloadImage/prices/${picture}`;

export type PriceView = ReturnType<typeof viewPrize>;
export type DrawingView = PriceView['drawing'];
export type WinnerView = ReturnType<typeof viewWinners>[number];

export function viewPrize(viewer: PrizeViewer, prize: Prize) {
  const { tournament, now } = viewer;
  const isShown = sees(viewer, prize);
  return {
    id: prize.id,
    name: prize.name,
    pictureUrl: pictureUrlOf(prize),
    priceKind: prize.kind,
    date: new Date(lastKickoff(tournament, prize)),
    fromMatchId: prize.fromMatch,
    toMatchId: prize.toMatch,
    /** By kick-off. */
    matchIds: matchesOf(tournament, prize).map(({ id }) => id),
    winnerCount: prize.winnerCount,
    // The drawn state is public, so that operators cannot draw several equal prizes and publish the result that they
    // prefer.
    state: stateOf(tournament, prize, now.getTime()),
    drawing: {
      prizeId: prize.id,
      seedHash: prize.seedHash,
      committedAt: new Date(prize.committedAt),
      committedUntil: new Date(committedUntil(tournament, prize)),
      drawnAt: prize.drawnAt === null ? null : new Date(prize.drawnAt),
      /** Whether the outcome may be shown; otherwise the fields below are empty. */
      isShown,
      seed: isShown ? prize.seed : null,
      candidateCount: isShown ? prize.candidateCount : null,
      turns: isShown ? prize.turns.map((turn) => viewTurn(viewer, turn)) : [],
    },
    winners: viewWinners(viewer, prize),
    version: prize.version,
  };
}

function viewTurn(viewer: PrizeViewer, { userId, outReason }: Turn) {
  const isWinner = outReason === null;
  // Players only see the number of a drawn player who may not win; they need it to verify the drawing. Operators see
  // the name.
  const isNamed = (isWinner || isOperator(viewer.identity)) && viewer.players.has(userId);
  return {
    userId,
    user: isNamed ? { id: userId } : null,
    isWinner,
    outReason: outReason && isOperator(viewer.identity) ? outReasons[outReason] : '',
  };
}

export function viewWinners(viewer: PrizeViewer, prize: Prize) {
  if (!sees(viewer, prize)) return [];
  const { tournament, players } = viewer;
  return winnersOf(prize).map(({ winnerId, userId, postId }) => ({
    id: winnerId,
    date: new Date(lastKickoff(tournament, prize)),
    user: players.has(userId) ? { id: userId } : null,
    kind: prize.kind,
    isPublished: prize.isPublished,
    post: postId === null ? null : { id: postId },
    outReason: prize.isPublished || !isOperator(viewer.identity) ? '' : textOf(outReasonOf(viewer, userId)),
    /** The prize that was won. */
    prize,
  }));
}

const textOf = (reason: OutReason | null): string => (reason ? outReasons[reason] : '');
