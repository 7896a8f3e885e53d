import type { ReactNode } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { isNotKnownYet } from '../../lib/failure.ts';
import { GroupPlaceDocument, type GroupViewFragment } from './group.generated.ts';
import { GroupFacts } from './group-facts.tsx';
import { GroupMark } from './group-mark.tsx';
import { texts } from './texts.ts';

interface GroupBandProps {
  /** Undefined while loading, or if there is none. */
  group: GroupViewFragment | undefined;
  isLoading: boolean;
  /** One line, without size and actions. */
  isSlim?: boolean;
  /** The table below is that of a running match, which the viewer's place does not count yet. */
  isPlaying?: boolean;
  /** The viewer's actions. */
  children?: ReactNode;
}

/** The head of a group's page: its tile, name and size, and the viewer's place. */
export const GroupBand = ({ group, isLoading, isSlim, isPlaying, children }: GroupBandProps) => (
  <header className={cx('turf mb-4 rounded-xl', isSlim ? 'px-4 py-2' : 'p-4 sm:p-5')}>
    <div className={cx('flex flex-wrap items-center', isSlim ? 'gap-x-3 gap-y-1' : 'gap-x-4 gap-y-3')}>
      {group && (
        <GroupMark id={group.id} name={group.name} joined={group.member} size={isSlim ? 'md' : 'lg'} />
      )}
      {isLoading && <Skeleton className={cx('flex-none rounded-lg', isSlim ? 'size-11' : 'size-14')} />}
      <div className={isSlim ? 'max-w-full flex-1' : 'min-w-0 flex-[1_1_10rem]'}>
        <h1 className="text-[min(1.375rem,12vw)] leading-tight font-bold text-pretty break-words hyphens-auto md:text-2xl">
          {group?.name ?? texts.group}
        </h1>
        {group && !isSlim && <GroupFacts group={group} className="mt-1 text-on-turf-2" />}
        {isLoading && !isSlim && <Skeleton className="mt-1.5 h-4 w-40 max-w-full" />}
      </div>
      {group?.member && (
        <div
          className={cx(
            'flex items-center',
            !isSlim && 'flex-wrap justify-between gap-x-4 gap-y-2 max-sm:basis-full',
          )}
        >
          <OwnPlace groupId={group.id} label={isPlaying ? texts.ownPlaceBefore : texts.ownPlace} />
          {children && <div className="flex min-h-11 flex-wrap items-center gap-2">{children}</div>}
        </div>
      )}
      {/* Sized as for members, like the skeleton below. */}
      {isLoading && (
        <span className={cx('flex h-11 items-center sm:h-12', !isSlim && 'max-sm:basis-full')}>
          <Skeleton className="h-9 w-32" />
        </span>
      )}
    </div>
  </header>
);

const OwnPlace = ({ groupId, label }: { groupId: number; label: string }) => {
  const { data, failure } = usePolled(GroupPlaceDocument, {
    variables: { groupId },
    poll: true,
    live: ['ranks'],
    isRetryable: isNotKnownYet,
  });
  const place = data?.groupRanking.own?.ranking ?? 0;
  // Reserves its room, so that nothing jumps.
  return (
    <p className="flex min-h-9 min-w-32 items-center gap-2 leading-tight sm:grid sm:min-h-12 sm:min-w-16 sm:content-center sm:gap-0 sm:text-right">
      {place > 0 && (
        <>
          <span className="text-sm text-on-turf-2">{label}</span>
          <span className="text-2xl font-extrabold whitespace-nowrap">
            {texts.place(formatNumber(place))}
          </span>
        </>
      )}
      {failure && !isNotKnownYet(failure) && (
        <span className="min-w-0 text-sm leading-tight text-on-turf-2 sm:max-w-32">{texts.noOwnPlace}</span>
      )}
    </p>
  );
};
