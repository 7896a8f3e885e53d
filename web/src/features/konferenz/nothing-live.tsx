import { Radio } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { KickOff } from '../../game/kick-off.tsx';
import { MovementMark } from '../../game/movement-mark.tsx';
import { MiniMatch } from '../../game/mini-match.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { scoreOf } from '../../lib/game/score.ts';
import { formatIn } from '../../lib/time/format-relative.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { NextKickOffsDocument } from './next-kick-offs.generated.ts';
import { RANKING } from '../../lib/address/addresses.ts';
import { texts } from './texts.ts';

/** Shown between matches: the last results with the own place, the next kick-offs, and a link to the ranking. */
export const NothingLive = () => {
  const { data, failure } = usePolled(NextKickOffsDocument, { poll: true, live: ['matches'] });
  const now = useNow();
  const matches = data?.matchOverview.nextMatches ?? [];
  const [next] = matches;
  const together = matches.filter(({ date }) => date === next?.date);
  const played = data?.matchOverview.lastMatches.filter(({ isRunning }) => !isRunning) ?? [];
  const latest = played.filter((match) => scoreOf(match) && match.date === played[0]?.date);
  const { ranking = 0, rankingBefore = 0 } = data?.viewer ?? {};
  return (
    <Card>
      <EmptyState
        icon={Radio}
        title={texts.notPlaying}
        action={
          <ButtonLink variant="secondary" to={RANKING}>
            {texts.toRanking}
          </ButtonLink>
        }
      >
        <p>{texts.notPlayingHint}</p>
        {!data && !failure && (
          <Loading className="mx-auto mt-5 w-full max-w-md">
            <Skeleton className="h-40" />
          </Loading>
        )}
        {latest.length > 0 && (
          <section aria-label={texts.latest} className="mx-auto mt-5 w-full max-w-md text-ink">
            <h2 className="mb-1 text-sm font-semibold text-ink-2">{texts.latest}</h2>
            {latest.map((match) => (
              <MiniMatch key={match.id} team1={match.team1} team2={match.team2} score={scoreOf(match)} />
            ))}
            {ranking > 0 && (
              <p className="mt-1 flex items-baseline justify-center gap-2 font-semibold">
                {texts.yourPlace(ranking)}
                <MovementMark ranking={ranking} rankingBefore={rankingBefore} />
              </p>
            )}
          </section>
        )}
        {next && (
          <section aria-label={texts.next} className="mx-auto mt-5 w-full max-w-md text-ink">
            <h2 className="mb-1 text-sm font-semibold text-ink-2">
              {texts.beginsIn(formatIn(next.date, now))}
            </h2>
            {together.map(({ id, team1, team2, date }) => (
              <MiniMatch key={id} team1={team1} team2={team2} score={null}>
                <KickOff date={date} />
              </MiniMatch>
            ))}
          </section>
        )}
      </EmptyState>
    </Card>
  );
};
