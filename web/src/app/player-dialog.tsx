import { lateDialog, type Closable } from '../components/late.tsx';
import { PLAYER, PLAYER_KIND } from '../lib/address/addresses.ts';
import { positiveNumber } from '../lib/address/search.ts';
import { useDialogAddress } from '../lib/address/use-dialog-address.ts';

const Player = lateDialog<Closable>(async () => (await import('./player.tsx')).Player);

/** A player's card over every screen. */
export const PlayerDialog = () => {
  const { value, close } = useDialogAddress(PLAYER, [PLAYER_KIND]);
  return positiveNumber(value) === 0 ? null : <Player onClose={close} />;
};
