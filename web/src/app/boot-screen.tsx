import { getSession } from '../lib/session/session.ts';
import { LazyLiveStrip } from './lazy-live-strip.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** While the first screen's code is on its way: the shape of the shell, so that nothing jumps. */
export const BootScreen = () => (
  <>
    <div className="turf h-15" />
    {getSession().user && <LazyLiveStrip live={undefined} ranking={0} />}
    <div className="mx-auto w-full max-w-[1280px] px-4 pt-5 pb-8 md:pt-6 md:pl-64">
      <ScreenSkeleton />
    </div>
  </>
);
