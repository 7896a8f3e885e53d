import { useSearchParams } from 'react-router-dom';
import { lateDialog } from '../components/late.tsx';
import { PLAYER } from '../lib/player-address.ts';
import { positiveNumber } from '../lib/search.ts';

const Player = lateDialog(async () => (await import('./player.tsx')).Player);

/** A player's card over every screen. */
export const PlayerDialog = () => {
  const [params] = useSearchParams();
  return positiveNumber(params.get(PLAYER)) === 0 ? null : <Player />;
};
