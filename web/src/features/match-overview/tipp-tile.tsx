import type { FragmentType } from '@apollo/client/masking';
import { Flag } from '../../game/flag.tsx';
import { JokerCard } from '../../game/joker-card.tsx';
import { Link } from '../../components/link.tsx';
import type { MiniTeam } from '../../game/mini-match.tsx';
import { texts as shared } from '../../game/texts.ts';
import { useMasked } from '../../apollo/use-masked.ts';
import { cx } from '../../lib/class-names.ts';
import { statisticOf, tippOf } from '../../lib/address/addresses.ts';
import { formatDateTime, formatKickOff } from '../../lib/time/format.ts';
import { scoreOf } from '../../lib/game/score.ts';
import { formatIn } from '../../lib/time/format-relative.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { OverviewMatchFragmentDoc, type OverviewMatchFragment } from './match-overview.generated.ts';
import { texts } from './texts.ts';

const tippText = (goals: string | null, { tippInfo, isLocked, isPlayed }: OverviewMatchFragment): string => {
  if (!goals) return isLocked ? texts.noTipp : texts.noTippYet;
  const { isJoker = false, points = 0 } = tippInfo[0] ?? {};
  return texts.ownTipp(goals, isJoker) + (isPlayed ? texts.brought(points) : '');
};

const small = 'text-[min(0.75rem,4vw)] leading-tight';

/** A match on a small card with the viewer's tipp and the time left, or after the lock with its result and points. */
export const TippTile = ({ match }: { match: FragmentType<OverviewMatchFragment> }) => {
  const data = useMasked(OverviewMatchFragmentDoc, match);
  if (!data) return null;
  const { id, date, isLocked, isPlayed, team1, team2, tippInfo } = data;
  const own = tippInfo[0] ? scoreOf(tippInfo[0]) : null;
  const score = scoreOf(data);
  const [to, what] = isLocked ? [statisticOf(id), texts.allTipps] : [tippOf(id), texts.toTipp];
  const points = tippInfo[0]?.points ?? 0;
  const before = isLocked ? score && `${score}. ` : `${formatDateTime(date)}. `;
  return (
    <Link
      to={to}
      className="grid min-w-0 content-start justify-items-center gap-0.5 rounded-md bg-surface-2 px-0.5 pt-2 pb-1.5 text-center hover:bg-surface-3"
    >
      <span className="flex gap-1">
        <Flag code={team1.flag} size={24} />
        <Flag code={team2.flag} size={24} />
      </span>
      <span className={cx(small, 'flex flex-wrap justify-center gap-x-0.5 font-semibold')}>
        <Sides team1={team1} team2={team2} />
      </span>
      <span
        aria-hidden="true"
        className="flex min-h-6 items-center gap-1 text-[min(1.25rem,9vw)] leading-none font-extrabold"
      >
        <span className={own || isLocked ? undefined : 'text-joker-text'}>
          {(isLocked ? score : own) ?? shared.noScore}
        </span>
        {!isLocked && tippInfo[0]?.isJoker && <JokerCard filled />}
      </span>
      <span aria-hidden="true" className={cx(small, 'min-h-8 text-ink-2')}>
        {isLocked ? <Earned own={own} points={isPlayed ? points : null} /> : <TimeLeft date={date} />}
      </span>
      <span className="sr-only">{`${before ?? ''}${tippText(own, data)}. ${what}`}</span>
    </Link>
  );
};

const Sides = ({ team1, team2 }: { team1: MiniTeam; team2: MiniTeam }) => (
  <>
    <abbr title={team1.name} aria-label={team1.name} className="no-underline">
      {team1.teamKZ || texts.slot}
    </abbr>
    <span aria-hidden="true">–</span>
    <abbr title={team2.name} aria-label={team2.name} className="no-underline">
      {team2.teamKZ || texts.slot}
    </abbr>
  </>
);

/** The kick-off, and below it the time left. */
const TimeLeft = ({ date }: { date: string }) => {
  const now = useNow();
  return (
    <time dateTime={date}>
      <span className="block">{formatKickOff(date, now)}</span>
      <span className="block whitespace-nowrap">{formatIn(date, now)}</span>
    </time>
  );
};

/** The viewer's tipp below a result, with its points. */
const Earned = ({ own, points }: { own: string | null; points: number | null }) => (
  <>
    <span>{own ?? texts.none}</span>
    {own && points !== null && (
      <b className={cx('font-extrabold', points > 0 && 'text-link')}>{` +${points}`}</b>
    )}
  </>
);
