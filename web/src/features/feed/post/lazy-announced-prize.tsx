import { lazyPart } from '../../../components/lazy.tsx';

/** Loaded with the first post that announces a prize, because few do. A failed load stays silent. */
const load = () => import('./announced-prize.tsx');
const options = { silent: true };
export const PrizeName = lazyPart(async () => (await load()).PrizeName, options);
export const PrizePicture = lazyPart(async () => (await load()).PrizePicture, options);
export const WinnerFaces = lazyPart(async () => (await load()).WinnerFaces, options);
