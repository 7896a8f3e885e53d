import { lazyPart } from '../../components/lazy.tsx';

/** For desks alone, and not among what the first screen waits for. */
const load = () => import('./recent-cells.tsx');

export const RecentHead = lazyPart(async () => (await load()).RecentHead, { silent: true });

export const RecentCells = lazyPart(async () => (await load()).RecentCells, { silent: true });

export const RecentLoader = lazyPart(async () => (await load()).RecentLoader, { silent: true });
