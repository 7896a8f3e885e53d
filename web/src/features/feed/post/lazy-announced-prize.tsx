import { lazyPart } from '../../../components/lazy.tsx';

/** Few posts announce a prize: what they show of it is loaded with the first of them, and missed by nobody. */
const load = () => import('./announced-prize.tsx');
const options = { silent: true };
export const PrizeName = lazyPart(async () => (await load()).PrizeName, options);
export const PrizePicture = lazyPart(async () => (await load()).PrizePicture, options);
export const WinnerFaces = lazyPart(async () => (await load()).WinnerFaces, options);
