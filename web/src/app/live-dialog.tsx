import { useSearchParams } from 'react-router-dom';
import { lateDialog } from '../components/late.tsx';
import { LIVE_MATCH } from '../features/live/address.ts';
import { positiveNumber } from '../lib/search.ts';

const Dialog = lateDialog(async () => (await import('../features/live/live-dialog.tsx')).LiveDialog);

/** A running match over every screen. */
export const LiveDialog = () => {
  const [params] = useSearchParams();
  return positiveNumber(params.get(LIVE_MATCH)) === 0 ? null : <Dialog />;
};
