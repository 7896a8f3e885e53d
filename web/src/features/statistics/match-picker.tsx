import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { usePolled } from '../../apollo/use-polled.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { MiniMatch } from '../../game/mini-match.tsx';
import { formatDateTime, formatDay } from '../../lib/time/format.ts';
import { scoreOf } from '../../lib/game/score.ts';
import { changed, toAddress, type StatisticsView } from './statistics-address.ts';
import { StatisticMatchesDocument, type StatisticMatchesQuery } from './statistics.generated.ts';
import { texts } from './texts.ts';

type Match = StatisticMatchesQuery['matches'][number];

interface MatchPickerProps {
  view: StatisticsView;
  current: Match;
}

const label = (match: Match): string =>
  [formatDay(match.date), texts.versus(match.team1.name, match.team2.name), scoreOf(match)]
    .filter(Boolean)
    .join(' ');

/** Styles the match; an invisible select covers it. */
const picture =
  'relative min-w-0 rounded-md border border-line-strong bg-surface px-1.5 py-1 xs:px-3 hover:bg-surface-2 ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring ' +
  '@max-[14rem]:order-first @max-[14rem]:col-span-2 @max-[14rem]:w-full';

/** Selects a match, the latest first, with buttons for one step back or on. */
export const MatchPicker = ({ view, current }: MatchPickerProps) => {
  const navigate = useNavigate();
  const { data } = usePolled(StatisticMatchesDocument, { poll: true, live: ['matches'] });
  const locked = (data?.matches ?? [current])
    .filter(({ isLocked, id }) => isLocked || id === current.id)
    .sort((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  const index = locked.findIndex(({ id }) => id === current.id);
  // In the list each arrow key may show a match: all of them are one step of the browser's history.
  const show = (match: Match | undefined, replace = false): void =>
    void (
      match &&
      navigate(toAddress(changed(view, { matchId: match.id, chosen: '' })), {
        replace,
        preventScrollReset: true,
      })
    );
  const [previous, next] = [locked[index - 1], locked[index + 1]];
  return (
    <div className="@container mx-auto mt-1 w-full max-w-lg">
      <div className="-mx-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center xs:-mx-2 xs:gap-1 @max-[14rem]:mx-0 @max-[14rem]:grid-cols-2 @max-[14rem]:justify-items-center">
        <IconButton
          icon={ChevronLeft}
          label={texts.previousMatch}
          disabled={!previous}
          onClick={() => show(previous)}
          className="max-xs:w-8"
        />
        <span className={picture}>
          <span aria-hidden="true">
            <MiniMatch
              team1={current.team1}
              team2={current.team2}
              score={scoreOf(current)}
              live={current.isRunning}
            >
              {/* The kick-off stands below. */}
              {texts.noScore}
            </MiniMatch>
            <span className="flex items-center justify-center gap-1 text-xs text-ink-2">
              {formatDateTime(current.date)}
              <ChevronDown className="size-4 flex-none" />
            </span>
          </span>
          <select
            aria-label={texts.match}
            value={current.id}
            onChange={(event) =>
              show(
                locked.find(({ id }) => id === Number(event.target.value)),
                true,
              )
            }
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          >
            {[...locked].reverse().map((match) => (
              <option key={match.id} value={match.id}>
                {label(match)}
              </option>
            ))}
          </select>
        </span>
        <IconButton
          icon={ChevronRight}
          label={texts.nextMatch}
          disabled={!next}
          onClick={() => show(next)}
          className="max-xs:w-8"
        />
      </div>
    </div>
  );
};
