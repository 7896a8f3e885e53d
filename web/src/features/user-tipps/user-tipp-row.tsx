import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Badge } from '../../components/badge.tsx';
import { JokerCard } from '../../game/joker-card.tsx';
import { PointsEarned } from '../../game/points-earned.tsx';
import { TeamFlag } from '../../game/team-flag.tsx';
import type { ShownTeam } from '../../game/team-dialog.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatDay, formatTime } from '../../lib/time/format.ts';
import { OwnTippCell } from './own-tipp-cell.tsx';
import { explainTipp } from '../../lib/game/explain-tipp.ts';
import { scoreOf } from '../../lib/game/score.ts';
import { texts } from './texts.ts';
import {
  OwnTippFragmentDoc,
  UserTippFragmentDoc,
  type OwnTippFragment,
  type UserTippFragment,
} from './user-tipps.generated.ts';
import { Lock } from 'lucide-react';

interface UserTippRowProps {
  tipp: FragmentType<UserTippFragment>;
  /** The viewer's tipp, shown next to a visible tipp. */
  own: FragmentType<OwnTippFragment> | undefined;
  onShowTeam: (team: ShownTeam) => void;
}

type Team = UserTippFragment['match']['team1'];

const padded = 'block sm:table-cell sm:px-2';
const line = 'sm:border-b sm:border-line';

/** On phones date and result share this line, so that neither widens the other's column. */
const secondLine = 'max-sm:col-start-1 max-sm:row-start-2';

interface TeamNameProps {
  team: Team;
  onShow: (team: ShownTeam) => void;
}

const TeamName = ({ team, team: { teamKZ, name }, onShow }: TeamNameProps) => (
  <span className="inline-flex min-w-0 items-center gap-1.5">
    <TeamFlag team={team} size={24} onShow={onShow} />
    {teamKZ ? (
      <abbr title={name} className="font-semibold no-underline">
        {teamKZ}
      </abbr>
    ) : (
      <span className="text-xs leading-tight">{name}</span>
    )}
  </span>
);

/** One match as a table row, with two lines on phones, and a row below it that explains its points. */
export const UserTippRow = ({ tipp: ref, own, onShowTeam }: UserTippRowProps) => {
  const tipp = useMasked(UserTippFragmentDoc, ref);
  const ownTipp = useMasked(OwnTippFragmentDoc, own ?? null);
  if (!tipp) return null;
  const { match, isVisible, isValid, isJoker, isPatriot, points } = tipp;
  const result = scoreOf(match);
  const why = isVisible ? texts.why(explainTipp(tipp, match), explainTipp(ownTipp, match)) : '';
  const cell = cx(padded, 'sm:py-2.5 sm:align-middle', !why && line);
  const row = (
    <tr
      role="row"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto_2.5rem] items-start gap-x-3 gap-y-0.5 sm:table-row sm:border-b-0',
        why ? 'pt-2.5' : 'border-b border-line py-2.5 last:border-b-0',
      )}
    >
      <td
        role="cell"
        className={cx(
          cell,
          'order-4 text-[min(0.875rem,5vw)] text-ink-2 md:whitespace-nowrap',
          isVisible && secondLine,
        )}
      >
        <time dateTime={match.date}>
          {formatDay(match.date)} {formatTime(match.date)}
        </time>
      </td>
      <td role="cell" className={cx(cell, 'order-1', !isVisible && 'col-span-full')}>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-[min(1rem,5.5vw)]">
          <span className="inline-flex min-w-0 items-center gap-x-2">
            <TeamName team={match.team1} onShow={onShowTeam} />
            <span aria-hidden="true" className="text-ink-2">
              –
            </span>
          </span>
          <TeamName team={match.team2} onShow={onShowTeam} />
          {isPatriot && (
            <span title={texts.patriotHint}>
              <Badge>{texts.patriot}</Badge>
            </span>
          )}
        </span>
      </td>
      <td
        role="cell"
        className={cx(
          cell,
          'sm:text-center',
          isVisible ? 'order-2 max-sm:text-right' : 'order-4 col-span-2 text-right',
        )}
      >
        {isVisible ? (
          <span className="inline-flex items-center gap-1.5 text-[min(1rem,5.5vw)] font-bold">
            {isValid && (
              <span className="text-[min(0.875rem,5vw)] font-normal text-ink-2 sm:hidden">{texts.tipp}</span>
            )}
            {isJoker && <JokerCard filled />}
            {isValid ? (
              <span>{scoreOf(tipp)}</span>
            ) : (
              <span className="text-sm font-normal text-ink-2">{texts.noTipp}</span>
            )}
            {isJoker && <span className="sr-only">{texts.joker}</span>}
          </span>
        ) : (
          <HiddenSign />
        )}
      </td>
      {own && <OwnTippCell tipp={own} isShown={isVisible} className={cell} />}
      <td
        role="cell"
        className={cx(
          cell,
          'order-5 col-span-full text-right text-[min(0.875rem,5vw)] sm:text-center sm:text-base',
          // Placed below the tipp, next to the points.
          isVisible && `${secondLine} max-sm:pr-[calc(2.5rem+12px)]`,
          !isVisible && !result && 'hidden',
        )}
      >
        <span className={cx('text-ink-2', match.isRunning ? 'sm:block sm:text-xs' : 'sm:hidden')}>
          {result && `${match.isRunning ? texts.standing : texts.result} `}
        </span>
        <span className={cx(match.isRunning && 'font-bold text-live')}>
          {result ? <span>{result}</span> : <span className="hidden sm:inline">{texts.none}</span>}
          {match.isRunning && <span className="sr-only"> {texts.live}</span>}
        </span>
      </td>
      <td
        role="cell"
        className={cx(
          cell,
          'order-3 text-right text-lg',
          !isVisible && 'hidden',
          points === null && 'text-ink-2',
        )}
      >
        {points === null ? texts.none : <PointsEarned points={points} isProvisional={match.isRunning} />}
      </td>
    </tr>
  );
  if (!why) return row;
  return (
    <>
      {row}
      <tr
        role="row"
        className="block border-b border-line text-right text-xs text-ink-2 last:border-b-0 sm:table-row sm:border-b-0"
      >
        <td role="cell" colSpan={own ? 6 : 5} className={cx(padded, line, 'pb-3')}>
          {why}
        </td>
      </tr>
    </>
  );
};

/** Replaces a tipp that is not visible yet. */
const HiddenSign = () => (
  <span className="inline-flex items-center gap-1.5 text-[min(0.875rem,5vw)] text-ink-2">
    <Lock aria-hidden="true" className="size-4 flex-none" />
    <span>{texts.hidden}</span>
  </span>
);
