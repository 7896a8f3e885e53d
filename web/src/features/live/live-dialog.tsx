import { ChartColumn, Radio } from 'lucide-react';
import { Link } from '../../components/link.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { usePolled } from '../../apollo/use-polled.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Facts } from '../../components/facts.tsx';
import { LiveBadge } from '../../game/live-badge.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { TippInPlay } from '../../game/tipp-in-play.tsx';
import { spokenScore } from '../../game/spoken-score.ts';
import { explainTipp } from '../../lib/game/explain-tipp.ts';
import { formatKickOff } from '../../lib/time/format.ts';
import { positiveNumber } from '../../lib/address/search.ts';
import { KONFERENZ, statisticOf } from '../../lib/address/addresses.ts';
import { useDialogAddress } from '../../lib/address/use-dialog-address.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { LIVE_MATCH } from './address.ts';
import { LiveMatchDocument, type LiveMatchQuery } from './live.generated.ts';
import { LiveTeams } from './live-teams.tsx';
import { ProvisionalPlace } from './provisional-place.tsx';
import { texts } from './texts.ts';

type Live = NonNullable<LiveMatchQuery['liveMatch']>;

const Exact = ({ exactFavorites: players, exactFavoritesCount }: Live) => {
  if (players.length === 0) return <p className="text-sm text-ink-2">{texts.nobodyExact}</p>;
  const others = exactFavoritesCount - players.length;
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {players.map(({ id, fullname, pictureStamp, isLocked }) => (
          <li key={id} className="flex min-h-11 min-w-0 items-center gap-2">
            <Avatar id={id} name={fullname} pictureStamp={pictureStamp} size={35} />
            <PlayerLink player={{ id, fullname, isLocked }} className="min-w-0 tap-target font-semibold" />
          </li>
        ))}
      </ul>
      {others > 0 && <p className="text-sm text-ink-2">{texts.more(others)}</p>}
    </>
  );
};

/** The score of a running match and its consequences. The strip opens it. */
export const LiveDialog = () => {
  const dialog = useDialogAddress(LIVE_MATCH);
  const matchId = positiveNumber(dialog.value);
  const { data, failure, refetch } = usePolled(LiveMatchDocument, {
    variables: { matchId },
    skip: matchId === 0,
    poll: true,
    live: ['matches', 'places'],
  });
  const now = useNow();
  const live = data?.liveMatch;
  const match = live?.match;
  const viewer = data?.viewer;
  const why = live?.tipp?.points ? explainTipp(live.tipp, live.match) : null;
  const hasScore = match && match.goalsTeam1 !== null && match.goalsTeam2 !== null;
  return (
    <Dialog
      open={matchId > 0}
      onClose={dialog.close}
      title={match ? texts.match(match.team1.name, match.team2.name) : texts.loading}
    >
      {/* The strip speaks on the page, which this dialog hides. */}
      <p role="status" className="sr-only">
        {match && spokenScore(match)}
      </p>
      {live && match && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-5 text-center">
            <p className="flex flex-wrap items-center justify-center gap-2 text-sm text-ink-2">
              {match.isRunning && <LiveBadge match={match} />}
              {match.isPlayed && <Badge tone="neutral">{texts.over}</Badge>}
              <Facts className="justify-center">
                {[match.roundName, match.city, texts.kickOff(formatKickOff(match.date, now))]}
              </Facts>
            </p>
            <LiveTeams match={match} />
          </div>
          <section className="rounded-lg bg-surface-2 p-4" aria-label={texts.yourTipp}>
            <h3 className="mb-1 text-sm font-semibold text-ink-2">{texts.yourTipp}</h3>
            <TippInPlay
              tipp={live.tipp}
              isOver={match.isPlayed}
              goals={(goals) => <b className="text-2xl font-extrabold whitespace-nowrap">{goals}</b>}
              className="flex flex-wrap items-center gap-x-3 gap-y-1"
            />
            {why && <p className="mt-1 text-sm text-ink-2">{why}</p>}
            {viewer?.provisional && viewer.provisional.ranking > 0 && (
              <p className="mt-3 border-t border-line pt-3">
                <ProvisionalPlace ranking={viewer.ranking} provisional={viewer.provisional} withPoints />
              </p>
            )}
          </section>
          {hasScore && (
            <section className="grid gap-2" aria-label={texts.exact}>
              <h3 className="text-base font-bold">{texts.exact}</h3>
              <Exact {...live} />
            </section>
          )}
          <Link
            to={statisticOf(match.id)}
            className="flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
          >
            <ChartColumn aria-hidden="true" className="size-5 flex-none" />
            {texts.allTipps}
          </Link>
          {match.isRunning && (
            <Link
              to={KONFERENZ}
              className="-mt-3 flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
            >
              <Radio aria-hidden="true" className="size-5 flex-none" />
              {texts.toKonferenz}
            </Link>
          )}
        </div>
      )}
      {data && !live && <p className="py-6 text-center text-ink-2">{texts.notLive}</p>}
      <QueryView
        value={data}
        query={{ failure, refetch }}
        bare
        skeleton={
          <Loading>
            <span className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <Skeleton className="mx-auto h-24 w-60 max-w-full" />
              <Skeleton className="h-24 w-full" />
              <Skeleton className="h-11 w-48 max-w-full" />
            </span>
          </Loading>
        }
      />
    </Dialog>
  );
};
