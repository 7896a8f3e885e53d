import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Flag } from '../../components/flag.tsx';
import { formatDay } from '../../lib/format.ts';
import { MarkSign } from './mark-sign.tsx';
import { texts } from './texts.ts';
import { UserDuelFragmentDoc, type UserDuelFragment } from './user-duels.generated.ts';

/** One duel of a player in a line: how it went, in which match, against whom, with how many points each. */
export const UserDuelRow = ({ duel: ref }: { duel: FragmentType<UserDuelFragment> }) => {
  const duel = useMasked(UserDuelFragmentDoc, ref);
  if (!duel || duel.state === 'OPEN') return null;
  const { state, outcome, match, user2, tipp1, tipp2 } = duel;
  const own = tipp1?.points ?? null;
  const other = tipp2?.points ?? null;
  const isKnown = state === 'DRAWN' && own !== null && other !== null;
  const nobody = { DRAWN: texts.gone, BYE: texts.bye, NONE: texts.notThereThen, DRAWING: texts.drawingNow }[
    state
  ];
  return (
    <li className="flex min-h-15 items-center gap-2.5 border-t border-line py-2 first:border-t-0 xs:gap-3">
      <MarkSign mark={{ outcome, isLocked: true, isRunning: match.isRunning }} />
      <span className="sr-only">{texts.markOutcomes[outcome ?? 'pending']}</span>
      <span className="grid w-20 flex-none gap-0.5 text-sm leading-tight">
        <span className="flex items-center gap-1">
          <Flag code={match.team1.flag} size={24} label={match.team1.name} />
          <span aria-hidden="true">–</span>
          <Flag code={match.team2.flag} size={24} label={match.team2.name} />
        </span>
        <time dateTime={match.date} className="text-xs text-ink-2">
          {formatDay(match.date)}
        </time>
      </span>
      {user2 && <Avatar id={user2.id} name={user2.fullname} pictureStamp={user2.pictureStamp} size={35} />}
      <span className="line-clamp-2 min-w-0 flex-1 text-sm leading-tight font-semibold">
        {user2?.fullname ?? <span className="font-normal text-ink-2">{nobody}</span>}
      </span>
      {isKnown && (
        <b className="flex-none text-lg whitespace-nowrap">
          <span aria-hidden="true">
            {own}:{other}
          </span>
          <span className="sr-only">{texts.score(own, other)}</span>
        </b>
      )}
    </li>
  );
};
