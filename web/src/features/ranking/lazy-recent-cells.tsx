import { lazyPart } from '../../components/lazy.tsx';

/** Only desktops show these cells, and the first screen does not need them. */
const load = () => import('./recent-cells.tsx');

export const RecentHead = lazyPart(async () => (await load()).RecentHead, { silent: true });

export const RecentCells = lazyPart(async () => (await load()).RecentCells, { silent: true });

export const RecentLoader = lazyPart(async () => (await load()).RecentLoader, { silent: true });
