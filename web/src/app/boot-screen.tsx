import { Loading, Skeleton } from '../components/skeleton.tsx';
import { getSession } from '../lib/session.ts';
import { LiveStrip } from './live-strip.tsx';

/** While the first screen's code is on its way: the shape of the shell, so that nothing jumps. */
export const BootScreen = () => (
  <>
    <div className="turf h-15" />
    {getSession().user && <LiveStrip live={undefined} ranking={0} />}
    <Loading className="mx-auto grid w-full max-w-[1280px] gap-4 px-4 pt-5 pb-8 md:pt-6 md:pl-64">
      <span className="flex min-h-11 items-center">
        <Skeleton className="h-8 w-64" />
      </span>
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </Loading>
  </>
);
