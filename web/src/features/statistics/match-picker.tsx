import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { usePolled } from '../../apollo/use-polled.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { KickOff } from '../../components/kick-off.tsx';
import { MiniMatch } from '../../components/mini-match.tsx';
import { Select } from '../../components/select.tsx';
import { formatDay } from '../../lib/format.ts';
import { changed, toAddress, type StatisticsView } from './statistics-address.ts';
import { StatisticMatchesDocument, type StatisticMatchesQuery } from './statistics.generated.ts';
import { texts } from './texts.ts';

type Match = StatisticMatchesQuery['matches'][number];

interface MatchPickerProps {
  view: StatisticsView;
  current: Match;
}

const score = ({ goalsTeam1, goalsTeam2 }: Match): string | null =>
  goalsTeam1 === null || goalsTeam2 === null ? null : `${goalsTeam1}:${goalsTeam2}`;

const shortName = ({ teamKZ, name }: Match['team1']): string => teamKZ || name;

const label = (match: Match): string =>
  [formatDay(match.date), texts.versus(shortName(match.team1), shortName(match.team2)), score(match)]
    .filter(Boolean)
    .join(' ');

/** Which match: the latest first, and one step back or on. */
export const MatchPicker = ({ view, current }: MatchPickerProps) => {
  const navigate = useNavigate();
  const { data } = usePolled(StatisticMatchesDocument, { poll: true, live: ['matches'] });
  const locked = (data?.matches ?? [current])
    .filter(({ isLocked, id }) => isLocked || id === current.id)
    .sort((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  const index = locked.findIndex(({ id }) => id === current.id);
  const show = (match: Match | undefined): void =>
    void (
      match &&
      navigate(toAddress(changed(view, { matchId: match.id, chosen: '' })), { preventScrollReset: true })
    );
  const [previous, next] = [locked[index - 1], locked[index + 1]];
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          label={texts.previousMatch}
          disabled={!previous}
          onClick={() => show(previous)}
          className="-ml-2"
        />
        <span className="min-w-0 flex-1">
          <Select
            aria-label={texts.match}
            value={current.id}
            onChange={(event) => show(locked.find(({ id }) => id === Number(event.target.value)))}
          >
            {[...locked].reverse().map((match) => (
              <option key={match.id} value={match.id}>
                {label(match)}
              </option>
            ))}
          </Select>
        </span>
        <IconButton
          icon={ChevronRight}
          label={texts.nextMatch}
          disabled={!next}
          onClick={() => show(next)}
          className="-mr-2"
        />
      </div>
      <MiniMatch team1={current.team1} team2={current.team2} score={score(current)} live={current.isRunning}>
        <KickOff date={current.date} />
      </MiniMatch>
    </div>
  );
};
