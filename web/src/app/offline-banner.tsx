import { WifiOff } from 'lucide-react';
import { formatPostTime } from '../lib/format-relative.ts';
import { useNow } from '../lib/use-now.ts';
import { useIsLost } from '../lib/use-connection.ts';
import { useScreenAge } from '../lib/use-screen-age.ts';
import { texts } from './texts.ts';

const MINUTE = 60_000;

const Notice = () => {
  const now = useNow(MINUTE);
  const since = useScreenAge();
  return (
    <p className="flex animate-rise items-center gap-2.5 rounded-lg bg-ink px-4 py-2.5 text-sm font-semibold text-bg shadow-far">
      <WifiOff aria-hidden="true" className="size-4 flex-none" />
      {since ? texts.offlineSince(formatPostTime(since, now)) : texts.offline}
    </p>
  );
};

/** Lies over the page, so that nothing jumps when the network comes and goes. */
export const OfflineBanner = () => {
  const isLost = useIsLost();
  return (
    <div
      role="status"
      className="pointer-events-none fixed print:hidden inset-x-3 top-[68px] z-30 grid justify-items-center"
    >
      {isLost && <Notice />}
    </div>
  );
};
