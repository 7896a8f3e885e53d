import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/use-online.ts';
import { texts } from './texts.ts';

/** Lies over the page, so that nothing jumps when the network comes and goes. */
export const OfflineBanner = () => {
  const online = useOnline();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 top-[68px] z-30 grid justify-items-center"
    >
      {!online && (
        <p className="flex animate-rise items-center gap-2.5 rounded-lg bg-ink px-4 py-2.5 text-sm font-semibold text-bg shadow-far">
          <WifiOff aria-hidden="true" className="size-4 flex-none" />
          {texts.offline}
        </p>
      )}
    </div>
  );
};
