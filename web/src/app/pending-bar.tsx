import { useNavigation } from 'react-router-dom';
import { texts } from './texts.ts';

/** While the next screen is on its way; a quick one comes without (its delay is in the styles). */
export const PendingBar = () =>
  useNavigation().state !== 'idle' && (
    <div
      role="progressbar"
      aria-label={texts.loading}
      className="fixed inset-x-0 top-0 z-50 h-1 animate-pending bg-gold-400 print:hidden"
    />
  );
