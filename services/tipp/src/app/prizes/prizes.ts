import { isOperator, requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { readPage, type PageInput } from '@tippspiel/shared/platform/graph/page';
import { foldForSearch, searchedFor } from '@tippspiel/shared/platform/text/fold';
import { firstMatchIsLocked } from '../../domain/matches/locking.ts';
import { lastKickoff, type Prize } from '../../domain/prizes/prize.ts';
import type { Announcement } from '../../store/prizes/announcements.ts';
import type { Deps } from '../deps.ts';
import type { TippRequest } from '../request.ts';
import {
  prizeViewerOf,
  viewPrize,
  viewWinners,
  type PriceView,
  type PrizeViewer,
  type WinnerView,
} from './prize-view.ts';

/**
 * All prizes: first those not yet drawn, by day, then the drawn ones, newest day first. @throws AppError
 * UNAUTHENTICATED
 */
export async function allPrizes(deps: Deps, request: TippRequest): Promise<PriceView[]> {
  requireViewer(request.identity);
  const viewer = prizeViewerOf(deps, request);
  const all = byDay(viewer, await deps.prizes.all());
  const ordered = [...all.filter(isOpen).reverse(), ...all.filter((prize) => !isOpen(prize))];
  return ordered.map((prize) => viewPrize(viewer, prize));
}

const isOpen = ({ drawnAt }: Prize): boolean => drawnAt === null;

/** Prizes that are not drawn yet, also for visitors: no player is named. */
export async function openPrizes(deps: Deps, request: TippRequest): Promise<PriceView[]> {
  const viewer = prizeViewerOf(deps, request);
  const open = byDay(viewer, await deps.prizes.all())
    .filter(isOpen)
    .reverse();
  return open.map((prize) => viewPrize(viewer, prize));
}

/** Newest day first. */
const byDay = ({ tournament }: PrizeViewer, prizes: readonly Prize[]): Prize[] =>
  [...prizes].sort((a, b) => lastKickoff(tournament, b) - lastKickoff(tournament, a) || b.id - a.id);

/** @throws AppError UNAUTHENTICATED */
export async function onePrize(deps: Deps, request: TippRequest, id: number): Promise<PriceView | null> {
  requireViewer(request.identity);
  const prize = await deps.prizes.find(id);
  return prize && !prize.isRemoved ? viewPrize(prizeViewerOf(deps, request), prize) : null;
}

/** Prizes referenced by other services, for logged-in players; null for removed ones. */
export async function somePrizes(
  deps: Deps,
  request: Pick<TippRequest, 'identity' | 'view'>,
  ids: readonly number[],
): Promise<(PriceView | null)[]> {
  if (!request.identity) return ids.map(() => null);
  const viewer = prizeViewerOf(deps, request);
  const found = new Map((await deps.prizes.some(ids)).map((prize) => [prize.id, prize]));
  return ids.map((id) => {
    const prize = found.get(id);
    return prize ? viewPrize(viewer, prize) : null;
  });
}

/** Specification, chapter 9: other user lists. */
const PAGE_SIZE = 10;

/** A page of winners with their prizes, newest day first. @throws AppError UNAUTHENTICATED, BAD_USER_INPUT */
export async function winnerPage(deps: Deps, request: TippRequest, input: PageInput | null | undefined) {
  requireViewer(request.identity);
  const { pageNumber, pageSize, search, skip } = readPage(input, PAGE_SIZE);
  const viewer = prizeViewerOf(deps, request);
  const all = byDay(viewer, await deps.prizes.all()).flatMap((prize) => viewWinners(viewer, prize));
  const found = search ? all.filter((winner) => isFound(viewer, winner, search)) : all;
  return {
    items: found.slice(skip, skip + pageSize),
    totalCount: found.length,
    pageNumber,
    pageSize,
    visible: firstMatchIsLocked(viewer.tournament, viewer.now.getTime()),
  };
}

function isFound({ players }: PrizeViewer, { user, prize, kind }: WinnerView, search: string): boolean {
  const player = user && players.get(user.id);
  const text = foldForSearch([player?.firstname, player?.lastname, prize.name, kind].join(' '));
  return searchedFor(search)
    .split(' ')
    .every((word) => text.includes(word));
}

/** @throws AppError UNAUTHENTICATED */
export async function oneWinner(deps: Deps, request: TippRequest, id: number): Promise<WinnerView | null> {
  requireViewer(request.identity);
  const prize = await deps.prizes.ofWinner(id);
  return (
    (prize && viewWinners(prizeViewerOf(deps, request), prize).find((winner) => winner.id === id)) ?? null
  );
}

/**
 * The post about a winner, while it announces the prize. Nobody gets a post that is hidden, deleted or about something
 * else; only operators get a draft.
 */
export async function postOf(
  { post, prize }: WinnerView,
  { identity }: Pick<TippRequest, 'identity'>,
  find: (postId: number) => Promise<Announcement | null>,
): Promise<WinnerView['post']> {
  const announcement = post && (await find(post.id));
  const isShown = announcement?.isPublished || isOperator(identity);
  return isShown && announcement?.priceId === prize.id ? post : null;
}

export async function prizesWon(deps: Deps, request: TippRequest, userId: number): Promise<object[]> {
  const viewer = prizeViewerOf(deps, request);
  const all = byDay(viewer, await deps.prizes.all()).filter(({ isPublished }) => isPublished);
  return all
    .flatMap((prize) => viewWinners(viewer, prize))
    .filter(({ user }) => user?.id === userId)
    .map(({ kind, date, prize }) => ({ price: prize.name, kind, date }));
}
