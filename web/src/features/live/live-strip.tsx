import type { FragmentType } from '@apollo/client/masking';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/link.tsx';
import { useMasked } from '../../apollo/use-masked.ts';
import { ChevronRight } from 'lucide-react';
import { Flag } from '../../game/flag.tsx';
import { LiveBadge } from '../../game/live-badge.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { PlayTime } from '../../game/play-time.tsx';
import { TeamCode } from '../../game/team-code.tsx';
import { cx } from '../../lib/class-names.ts';
import { KONFERENZ } from '../../lib/address/addresses.ts';
import { searchWith } from '../../lib/address/search.ts';
import { openedHere } from '../../lib/address/use-dialog-address.ts';
import { spokenScore } from '../../game/spoken-score.ts';
import { LIVE_MATCH } from './address.ts';
import { LiveStripMatchFragmentDoc, type LiveStripMatchFragment } from './live.generated.ts';
import { ProvisionalPlace } from './provisional-place.tsx';
import { Score } from './score.tsx';
import { texts } from './texts.ts';

type Match = { id: number } & FragmentType<LiveStripMatchFragment>;

interface LiveStripProps {
  matches: readonly Match[];
  ranking: number;
  provisional: { ranking: number; points: number } | null;
}

/** A single match has the whole strip, and shows that it opens a dialog. */
const StripMatch = ({ match, alone }: { match: Match; alone: boolean }) => {
  const [params] = useSearchParams();
  const data = useMasked(LiveStripMatchFragmentDoc, match);
  if (!data) return null;
  const { id, team1, team2, goalsTeam1, goalsTeam2 } = data;
  return (
    <Link
      to={{ search: searchWith(params, { [LIVE_MATCH]: id }) }}
      state={openedHere(LIVE_MATCH)}
      preventScrollReset
      className="flex min-h-11 flex-none items-center gap-1 rounded-sm px-1 text-[min(0.875rem,4.5vw)] font-semibold whitespace-nowrap hover:underline xs:gap-2"
    >
      <Flag code={team1.flag} size={24} />
      <TeamCode team={team1} />
      <span className="grid justify-items-center text-center leading-none">
        <Score
          goals1={goalsTeam1}
          goals2={goalsTeam2}
          className="min-w-10 rounded-sm bg-live-soft px-1.5 text-[min(1rem,4.5vw)] leading-tight font-extrabold text-live"
        />
        <span className="text-[min(0.6875rem,3.4vw)] font-medium text-ink-2">
          <PlayTime match={data} />
        </span>
      </span>
      <TeamCode team={team2} />
      <Flag code={team2.flag} size={24} />
      {alone && (
        <ChevronRight
          aria-hidden="true"
          className="-mr-1 ml-auto size-5 flex-none text-ink-2 max-xs:hidden md:hidden"
        />
      )}
    </Link>
  );
};

/** A live region for changes of score and phase: screen readers speak only what is new in it. */
const Spoken = ({ match }: { match: Match }) => {
  const data = useMasked(LiveStripMatchFragmentDoc, match);
  return data && <p aria-atomic="true">{spokenScore(data)}</p>;
};

/** The running matches, under the header: each score opens its match. On phones only the header shows the place. */
export const LiveStrip = ({ matches, ranking, provisional }: LiveStripProps) => {
  const alone = matches.length === 1;
  return (
    <section aria-label={texts.strip} className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-[1280px] items-center gap-x-2 px-4">
        <Link
          to={KONFERENZ}
          className="flex min-h-11 flex-none items-center gap-1 rounded-sm text-[min(0.75rem,4vw)] font-semibold text-live hover:underline md:hidden"
        >
          <span aria-hidden="true" className="size-2 flex-none animate-pulse rounded-full bg-live-fill" />
          <span>{texts.konferenz}</span>
          <ChevronRight aria-hidden="true" className="size-4 flex-none" />
        </Link>
        <span className="flex-none max-md:hidden">
          {alone ? (
            <LiveBadge className="text-[min(0.75rem,4vw)]" />
          ) : (
            <span aria-hidden="true" className="block size-2 animate-pulse rounded-full bg-live-fill" />
          )}
        </span>
        <ul className="scroll-row min-w-0 flex-1 gap-4">
          {matches.map((match) => (
            <li key={match.id} className={cx('flex-none', alone && 'grow')}>
              <ItemBoundary>
                <StripMatch match={match} alone={alone} />
              </ItemBoundary>
            </li>
          ))}
        </ul>
        {provisional && provisional.ranking > 0 && (
          <Link
            to={KONFERENZ}
            className="flex min-h-11 flex-none items-center rounded-sm px-1 text-sm hover:underline max-md:hidden"
          >
            <ProvisionalPlace ranking={ranking} provisional={provisional} />
          </Link>
        )}
      </div>
      <div aria-live="polite" className="sr-only">
        {matches.map((match) => (
          <Spoken key={match.id} match={match} />
        ))}
      </div>
    </section>
  );
};
