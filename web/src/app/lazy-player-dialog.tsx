import { lazyDialog, type Closable } from '../components/lazy.tsx';
import { PLAYER, PLAYER_KIND } from '../lib/address/addresses.ts';
import { positiveNumber } from '../lib/address/search.ts';
import { useDialogAddress } from '../lib/address/use-dialog-address.ts';

const Player = lazyDialog<Closable>(async () => (await import('./player-dialog.tsx')).PlayerDialog);

/** A player's card over every screen. */
export const LazyPlayerDialog = () => {
  const { value, close } = useDialogAddress(PLAYER, [PLAYER_KIND]);
  return positiveNumber(value) === 0 ? null : <Player onClose={close} />;
};
