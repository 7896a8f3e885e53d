import { lazyPart } from '../../components/lazy.tsx';
import { MatchDaySkeleton } from './match-day-skeleton.tsx';

// These parts are seldom shown, and the first screen does not need them.

export const NoDayYet = lazyPart(async () => (await import('./no-day-yet.tsx')).NoDayYet);

export const NoPlayers = lazyPart(async () => (await import('./no-players.tsx')).NoPlayers);

export const PeriodNotBegun = lazyPart(async () => (await import('./period-not-begun.tsx')).PeriodNotBegun);

export const FoldTools = lazyPart(async () => (await import('./fold-tools.tsx')).FoldTools, { silent: true });

// The skeleton includes the list below, which would move when the part arrives.
const place = <MatchDaySkeleton />;

export const MatchDayHead = lazyPart(async () => (await import('./match-day-head.tsx')).MatchDayHead, {
  place,
});

export const PeriodHead = lazyPart(async () => (await import('./period-head.tsx')).PeriodHead, { place });
