import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { MovementMark } from '../../game/movement-mark.tsx';
import { playerListTexts } from '../../game/player-list-texts.ts';
import { isLongRank, Place, PlayerRow } from '../../game/player-row.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber, formatPoints } from '../../lib/text/format-number.ts';
import { DayCard } from '../../game/day-card.tsx';
import type { OfDay, Provisional } from './ranking-list-types.ts';
import { RecentCells } from './lazy-recent-cells.tsx';
import type { Recent } from './recent-cells.tsx';
import { RankingRowFragmentDoc, type RankingRowFragment } from './ranking-row.generated.ts';
import { texts } from './texts.ts';

interface RankingRowProps {
  player: FragmentType<RankingRowFragment>;
  isOwn: boolean;
  /** Ranks and points exist from the lock of the first match on. */
  ranked: boolean;
  /** Place and points of a match day replace the overall ones. */
  ofDay?: OfDay;
  /** Set for the own row while a match is running. */
  provisional?: Provisional | null;
  /** The latest tipps, on desktops. */
  recent?: Recent;
}

/** One player: the place with its movement, or the result of the day. */
export const RankingRow = ({ player, isOwn, ranked, ofDay, provisional, recent }: RankingRowProps) => {
  const data = useMasked(RankingRowFragmentDoc, player);
  if (!data) return null;
  const { ranking, points } = ofDay ?? data;
  const moving = isOwn && ranked && provisional && provisional.ranking > 0 ? provisional : undefined;
  return (
    <PlayerRow
      player={data}
      isOwn={isOwn}
      place={ranked && <PlaceAndMovement ranking={ranking} before={data.rankingBefore} ofDay={ofDay} />}
      points={ranked ? points : undefined}
      gain={ofDay ? null : data.lastDayPoints}
      facts={[
        moving !== undefined && texts.provisional(formatNumber(moving.ranking)),
        moving !== undefined && moving.points !== points && formatPoints(moving.points),
        ofDay !== undefined && data.ranking > 0 && playerListTexts.inTotal(formatNumber(data.ranking)),
      ]}
      hidesCity={Boolean(ofDay ?? moving)}
    >
      {recent && <RecentCells recent={recent} userId={data.id} />}
    </PlayerRow>
  );
};

const PlaceAndMovement = ({
  ranking,
  before,
  ofDay,
}: {
  ranking: number;
  before: number;
  ofDay: OfDay | undefined;
}) => (
  <span
    className={cx(
      'grid min-w-[min(2.75rem,14vw)] flex-none justify-items-end whitespace-nowrap gap-x-3 sm:w-24 sm:grid-cols-[1fr_40px] sm:items-center',
      // Without a movement the names may be wider.
      ofDay && 'max-xs:min-w-8',
    )}
  >
    <span
      className={cx(
        'leading-tight font-bold',
        isLongRank(ranking) ? 'text-[min(1rem,5.5vw)]' : 'text-[min(1.125rem,7vw)]',
      )}
    >
      <Place ranking={ranking} />
    </span>
    <span className="flex sm:justify-self-start">
      {ofDay ? (
        ofDay.card !== undefined && (
          <>
            <DayCard day={ofDay.card} size="sm" />
            <span className="sr-only">{texts.isBest(ofDay.card, ofDay.onlyFavorites)}</span>
          </>
        )
      ) : (
        <MovementMark ranking={ranking} rankingBefore={before} />
      )}
    </span>
  </span>
);
