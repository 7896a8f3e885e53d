import { late } from '../../components/late.tsx';

/** Few posts announce a prize: what they show of it is loaded with the first of them, and missed by nobody. */
const load = () => import('./announced-prize.tsx');
const options = { silent: true };
export const PrizeName = late(async () => (await load()).PrizeName, options);
export const PrizePicture = late(async () => (await load()).PrizePicture, options);
export const WinnerFaces = late(async () => (await load()).WinnerFaces, options);
