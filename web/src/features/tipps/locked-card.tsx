import { ChartColumn } from 'lucide-react';
import { Link } from '../../components/link.tsx';
import { Card } from '../../components/card.tsx';
import { SpokenJoker } from '../../game/spoken-joker.tsx';
import { LiveBadge } from '../../game/live-badge.tsx';
import { PointsEarned } from '../../game/points-earned.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { TeamFlag } from '../../game/team-flag.tsx';
import { cx } from '../../lib/class-names.ts';
import { statisticOf } from '../../lib/address/addresses.ts';
import { CardHead } from './card-head.tsx';
import { matchAnchor } from './ids.ts';
import { PlayedCard } from './played-card.tsx';
import { TeamName } from './team-name.tsx';
import { TrendBar } from './trend-bar.tsx';
import { why } from './why.ts';
import { isEmpty } from '../../lib/save/save-types.ts';
import { texts } from './texts.ts';
import type { EditedTipp, TeamData } from './use-tipp.ts';

interface LockedCardProps {
  edited: EditedTipp;
  hasDate?: boolean;
  onShowTeam: (team: TeamData) => void;
  /** In the editor the card has no id: the list's card has it already. */
  inEditor?: boolean;
}

const cell = 'min-w-10 px-0.5 text-center whitespace-nowrap xs:min-w-12';

/** A match that has begun: tipp beside score, and an explanation of the points. */
export const LockedCard = ({ edited, hasDate, onShowTeam, inEditor }: LockedCardProps) => {
  const { tipp, draft } = edited;
  const { match } = tipp;
  const isPending = !isEmpty(draft.pendingChange);
  // A debounced entry is as good as on its way.
  const status = isPending && draft.status === 'idle' ? 'saving' : draft.status;
  // Nobody knows yet what counts.
  const isUnderWay = isPending && status !== 'failed';
  // What the player has entered, with the state below.
  const [tipped1, tipped2] = isUnderWay ? edited.goals : [tipp.goalsTeam1, tipp.goalsTeam2];
  const isJoker = isUnderWay ? edited.isJoker : tipp.isJoker;
  const rows = [
    { team: match.team1, tipped: tipped1, goals: match.goalsTeam1 },
    { team: match.team2, tipped: tipped2, goals: match.goalsTeam2 },
  ];
  const hasState = isPending || status === 'failed' || status === 'unknown';
  if (match.isPlayed && !hasState && !inEditor)
    return <PlayedCard tipp={tipp} hasDate={hasDate} onShowTeam={onShowTeam} />;
  return (
    <Card
      as="article"
      id={inEditor ? undefined : matchAnchor(match.id)}
      tone="muted"
      padded={false}
      className="flex flex-col px-3 pt-2.5 pb-1 xs:px-4"
    >
      <CardHead tipp={tipp} hasDate={hasDate}>
        <Link
          to={statisticOf(match.id)}
          aria-label={texts.allTipps(match.team1.name, match.team2.name)}
          title={texts.allTippsShort}
          className="-mr-2 grid size-8 place-items-center rounded-full tap-target text-ink-2 hover:bg-surface-3 hover:text-ink"
        >
          <ChartColumn aria-hidden="true" className="size-5" />
        </Link>
      </CardHead>
      <div className="@container">
        <table className="mb-1.5 w-full">
          <thead>
            <tr className="text-[min(0.75rem,5vw)] text-ink-2">
              <td className="py-1">{match.isRunning && <LiveBadge match={match} />}</td>
              <th scope="col" className={cx(cell, 'font-medium')}>
                {texts.tippHead}
              </th>
              <th scope="col" className={cx(cell, 'font-medium')}>
                {match.isPlayed ? texts.resultHead : texts.standHead}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ team, tipped, goals }) => (
              <tr key={team.name} className="h-10">
                <th scope="row" className="text-left">
                  <span className="flex min-w-0 items-center gap-2.5 xs:gap-3">
                    <TeamFlag team={team} onShow={onShowTeam} passedByTab={!inEditor} />
                    <TeamName team={team} mayShorten />
                  </span>
                </th>
                <td className={cx(cell, 'text-base text-ink-2')}>{tipped ?? texts.none}</td>
                <td className={cx(cell, 'text-xl font-extrabold', match.isRunning && 'text-live')}>
                  {goals ?? texts.none}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TrendBar match={match} className="mb-1.5" />
      <div className="-mx-3 mt-auto flex min-h-12 flex-wrap items-center gap-2.5 border-t border-line px-3 pt-1 text-sm text-ink-2 xs:-mx-4 xs:px-4">
        {isJoker && <SpokenJoker text={`${texts.jokerPlayed}. `} />}
        {!isUnderWay && <span className="min-w-0 flex-1 text-balance">{why(tipp)}</span>}
        {!isUnderWay && tipp.points !== null && (
          <PointsEarned points={tipp.points} isProvisional={!match.isPlayed} />
        )}
        {hasState && (
          <span className="basis-full pb-1">
            <SaveState status={status} message={isPending ? texts.lateTipp : draft.message} />
          </span>
        )}
      </div>
    </Card>
  );
};
