import { lazyDialog, type Closable } from '../components/lazy.tsx';
import { LIVE_MATCH } from '../features/live/address.ts';
import { positiveNumber } from '../lib/address/search.ts';
import { useDialogAddress } from '../lib/address/use-dialog-address.ts';

const Dialog = lazyDialog<Closable>(
  async () => (await import('../features/live/live-dialog.tsx')).LiveDialog,
);

/** A running match over every screen. */
export const LazyLiveDialog = () => {
  const { value, close } = useDialogAddress(LIVE_MATCH);
  return positiveNumber(value) === 0 ? null : <Dialog onClose={close} />;
};
