import { lazyPart } from '../../components/lazy.tsx';

// Seldom seen, and not what the first screen waits for.

export const NoDayYet = lazyPart(async () => (await import('./no-day-yet.tsx')).NoDayYet);

export const NoPlayers = lazyPart(async () => (await import('./no-players.tsx')).NoPlayers);

export const PeriodNotBegun = lazyPart(async () => (await import('./period-not-begun.tsx')).PeriodNotBegun);
