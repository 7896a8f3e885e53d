import { useSearchParams } from 'react-router-dom';
import { lateDialog } from '../components/late.tsx';
import { positiveNumber } from '../lib/search.ts';
import { USER_TIPPS } from '../lib/user-tipps-address.ts';

const PlayerTipps = lateDialog(async () => (await import('./player-tipps.tsx')).PlayerTipps);

/** 'Tipps von …' over every screen. */
export const PlayerDialog = () => {
  const [params] = useSearchParams();
  return positiveNumber(params.get(USER_TIPPS)) === 0 ? null : <PlayerTipps />;
};
