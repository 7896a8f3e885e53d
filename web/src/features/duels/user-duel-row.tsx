import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Flag } from '../../game/flag.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { TeamCode } from '../../game/team-code.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatDay, formatTime } from '../../lib/time/format.ts';
import { explainTipp } from '../../lib/game/explain-tipp.ts';
import { scoreOf } from '../../lib/game/score.ts';
import { DuelTipp } from './duel-tipp.tsx';
import { OutcomeSign } from './outcome-sign.tsx';
import { outcomeWord, texts } from './texts.ts';
import { UserDuelFragmentDoc, type UserDuelFragment } from './user-duels.generated.ts';

type Match = UserDuelFragment['match'];

const Team = ({ team, isSecond }: { team: Match['team1']; isSecond?: boolean }) => (
  <span className={cx('inline-flex items-center gap-1.5', isSecond && 'flex-row-reverse')}>
    <Flag code={team.flag} size={24} />
    <TeamCode team={team} />
  </span>
);

/** 'GER 5:1 SCO' with the date. */
const MatchLine = ({ match }: { match: Match }) => {
  const { team1, team2, isRunning, date } = match;
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-2 text-[min(0.875rem,5vw)] leading-tight font-semibold">
      <span className="inline-flex items-center gap-2">
        <Team team={team1} />
        <span className={cx('text-[min(1rem,5.5vw)] font-bold', isRunning && 'text-live')}>
          {isRunning && <span className="sr-only">{texts.running}: </span>}
          <span>{scoreOf(match) ?? texts.none}</span>
        </span>
        <Team team={team2} isSecond />
      </span>
      <time dateTime={date} className="text-xs font-normal whitespace-nowrap text-ink-2">
        {formatDay(date)} {formatTime(date)}
      </time>
    </span>
  );
};

const absent: Partial<Record<UserDuelFragment['state'], string>> = {
  DRAWN: texts.gone,
  BYE: texts.bye,
  NONE: texts.notThereThen,
  DRAWING: texts.drawingNow,
};

/** The opponent, and the points of both tipps. */
const Opponent = ({ state, user2, tipp1, tipp2 }: UserDuelFragment) => {
  const own = tipp1?.points ?? null;
  const other = tipp2?.points ?? null;
  return (
    <span className="flex min-h-9 flex-wrap items-center gap-x-2">
      {user2 && <Avatar id={user2.id} name={user2.fullname} pictureStamp={user2.pictureStamp} size={35} />}
      <span className="min-w-0 flex-[1_1_min(6rem,100%-47px)] leading-tight font-semibold wrap-anywhere">
        {user2 ? (
          <PlayerLink player={user2} className="tap-target" />
        ) : (
          <span className="text-sm font-normal text-ink-2">{absent[state]}</span>
        )}
      </span>
      {state === 'DRAWN' && own !== null && other !== null && (
        <span className="ml-auto text-xs whitespace-nowrap text-ink-2">
          <span aria-hidden="true">
            <b className="text-lg font-bold text-ink">
              {own}:{other}
            </b>{' '}
            {texts.points}
          </span>
          <span className="sr-only">{texts.score(own, other)}</span>
        </span>
      )}
    </span>
  );
};

/** One duel of a player: match, opponent, both tipps and points. */
export const UserDuelRow = ({ duel: ref }: { duel: FragmentType<UserDuelFragment> }) => {
  const duel = useMasked(UserDuelFragmentDoc, ref);
  if (!duel || duel.state === 'OPEN') return null;
  const { state, outcome, points, match, tipp1, tipp2 } = duel;
  const brings = points === null ? null : texts.duelPoints(points);
  const [own, other] = [explainTipp(tipp1, match), explainTipp(tipp2, match)];
  return (
    <li className="flex gap-2.5 border-t border-line py-3 first:border-t-0 xs:gap-3">
      <OutcomeSign mark={{ outcome, isLocked: true, isRunning: match.isRunning }} />
      <span className="sr-only">{outcomeWord(state, outcome)}</span>
      <div className="grid min-w-0 flex-1 gap-1">
        <MatchLine match={match} />
        <Opponent {...duel} />
        {tipp1 && (
          <span className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-2">
            <span className="inline-flex flex-wrap items-center gap-x-2">
              {texts.tipp} <DuelTipp tipp={tipp1} />
              {state === 'DRAWN' && (
                <>
                  {texts.against} <DuelTipp tipp={tipp2} />
                </>
              )}
            </span>
            {brings && (
              <b className="ml-auto font-semibold text-ink">
                {match.isRunning && <span>{texts.ifItStays} </span>}
                <span>{brings}</span>
              </b>
            )}
          </span>
        )}
        {state === 'DRAWN' && (own || other) && (
          <span className="text-xs text-ink-2">{texts.why(own, other)}</span>
        )}
      </div>
    </li>
  );
};
