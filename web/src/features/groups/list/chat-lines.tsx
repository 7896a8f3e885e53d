import { Lock } from 'lucide-react';
import { MovementMark } from '../../../game/movement-mark.tsx';
import { cx } from '../../../lib/class-names.ts';
import { getViewer } from '../../../lib/session/session.ts';
import { formatNumber } from '../../../lib/text/format-number.ts';
import { formatPostTime } from '../../../lib/time/format-relative.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { texts } from '../texts.ts';
import type { GroupRowFragment } from './groups.generated.ts';

/** The time of the last words, with a dot until the player has seen the newest post. */
export const ChatTime = ({ date, isNew }: { date: string; isNew: boolean }) => (
  <span className="flex flex-none items-center gap-1.5 text-xs text-ink-2">
    <time dateTime={date}>{formatPostTime(date, useNow())}</time>
    {isNew && (
      <span aria-hidden="true" className="size-2.5 rounded-full bg-brand forced-colors:bg-[Highlight]" />
    )}
  </span>
);

interface ChatLinesProps {
  group: GroupRowFragment;
  isNew: boolean;
}

/** The lines of a member in the list: the last words and the own place. */
export const ChatLines = ({ group, isNew }: ChatLinesProps) => {
  const { lastWords: words, ownPlace: place, memberCount, isPrivate } = group;
  return (
    <div className="text-[min(0.875rem,6vw)] leading-snug text-ink-2">
      {words ? (
        <p className={cx('truncate', isNew && 'font-semibold text-ink')}>
          <span>{words.user.id === getViewer() ? texts.me : words.user.firstname}:</span>{' '}
          <span>{words.beginning}</span>
        </p>
      ) : (
        <p className="italic">{texts.noWords}</p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        {place && (
          <span className="flex items-baseline gap-1">
            <b className="font-semibold text-ink">{texts.placeIn(formatNumber(place.ranking))}</b>
            <MovementMark ranking={place.ranking} rankingBefore={place.rankingBefore} />
          </span>
        )}
        <span>{texts.members(memberCount)}</span>
        {isPrivate && (
          <span className="inline-flex items-center gap-1">
            <Lock aria-hidden="true" className="size-3.5 flex-none" />
            <span className="sr-only">{texts.private}</span>
          </span>
        )}
      </p>
    </div>
  );
};
