import { Radio } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { KickOff } from '../../game/kick-off.tsx';
import { MiniMatch } from '../../game/mini-match.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { formatIn } from '../../lib/time/format-relative.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { NextKickOffsDocument } from './next-kick-offs.generated.ts';
import { RANKING } from '../../lib/address/addresses.ts';
import { texts } from './texts.ts';

const MINUTE = 60_000;

/** Shown between matches: the next kick-offs, and a link to the ranking. */
export const NothingLive = () => {
  const { data, failure } = usePolled(NextKickOffsDocument, { poll: true, live: ['matches'] });
  const now = useNow(MINUTE);
  const matches = data?.matchOverview.nextMatches ?? [];
  const [next] = matches;
  const together = matches.filter(({ date }) => date === next?.date);
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
            <Skeleton className="h-16" />
          </Loading>
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
