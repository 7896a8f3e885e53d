import { useEffect } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { Flag } from '../../game/flag.tsx';
import { RecentLegend, RecentTipp } from '../../game/recent-tipp.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { cx } from '../../lib/class-names.ts';
import { scoreOf } from '../../lib/game/score.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { RecentTippsDocument, type RecentTippsQuery } from './recent-tipps.generated.ts';
import { texts } from './recent-texts.ts';

/** The latest tipps of the listed players. */
export type Recent = RecentTippsQuery['recentTipps'] | 'loading';

interface RecentProps {
  recent: Recent;
}

const cell = 'w-12 flex-none';
const exactCell = 'w-13 flex-none text-center';

/**
 * Names the matches of the columns below and explains the numbers. Texts in the rows say the same to screen readers.
 */
export const RecentHead = ({ recent }: RecentProps) => (
  <div className="flex items-end justify-end gap-3 bg-surface px-5 pt-2.5 pb-1.5 text-xs text-ink-2">
    <span className="mr-auto">
      <RecentLegend />
    </span>
    <span className="flex gap-1">
      {recent === 'loading' ? (
        <Skeleton className="h-8 w-64" />
      ) : (
        recent.matches.map(({ id, team1, team2 }, index) => (
          <span key={id} className={cx(cell, 'grid justify-items-center gap-0.5')}>
            <span className="flex gap-0.5">
              <Flag code={team1.flag} size={16} />
              <Flag code={team2.flag} size={16} />
            </span>
            <span>{scoreOf(recent.scores[index])}</span>
          </span>
        ))
      )}
    </span>
    <span className={exactCell}>{texts.exact}</span>
    <span className="w-11 flex-none" />
    <span className="min-w-16 flex-none text-right">{texts.pointsHead}</span>
  </div>
);

interface RecentCellsProps extends RecentProps {
  userId: number;
}

/** A player's tipps on the latest matches, and the number of all exact ones. */
export const RecentCells = ({ recent, userId }: RecentCellsProps) => {
  const known = recent === 'loading' ? undefined : recent;
  const row = known?.rows.find((each) => each.userId === userId);
  // On the next page, the tipps are those of the previous one until the answer arrives.
  if (!known || !row)
    return (
      <span className="flex flex-none items-center gap-3">
        <Skeleton className="h-8 w-64" />
        <span className={exactCell} />
      </span>
    );
  return (
    <>
      {/* This is no list, because it stands within the list of players. */}
      <span className="flex flex-none gap-1">
        {known.matches.map(({ id, team1, team2 }, index) => (
          <span key={id} className={cell}>
            <span className="sr-only">{texts.tippOf(team1.name, team2.name)}</span>
            <RecentTipp tipp={row.tipps[index]} />
          </span>
        ))}
      </span>
      <span className={cx(exactCell, 'font-semibold')}>
        <span>{formatNumber(row.exactCount)}</span>
        <span className="sr-only"> {texts.exactTipps}</span>
      </span>
    </>
  );
};

interface RecentLoaderProps {
  userIds: number[];
  /** @param recent undefined if there is nothing to show */
  onChange: (recent: Recent | undefined) => void;
}

/** Queries the tipps separately, because the list does not need them. */
export const RecentLoader = ({ userIds, onChange }: RecentLoaderProps) => {
  const { data, previous, failure } = usePolled(RecentTippsDocument, {
    variables: { userIds },
    skip: userIds.length === 0,
    live: ['ranks'],
  });
  const recent = (data ?? previous)?.recentTipps ?? 'loading';
  const isMissing = failure !== null || (recent !== 'loading' && recent.matches.length === 0);
  useEffect(() => onChange(isMissing ? undefined : recent), [isMissing, recent, onChange]);
  return null;
};
