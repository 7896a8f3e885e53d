import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { MatchStatisticDocument, type MatchStatisticQuery } from './statistics.generated.ts';
import type { StatisticsView } from './statistics-address.ts';

export type MatchStatistic = MatchStatisticQuery['matchStatistic'];

/** How soon one looks again between the lock and the moment all tipps are frozen. */
const FREEZING_MS = 5_000;

/** How all tipped the match of the address; with the filters only where they show. */
export const useMatchStatistic = ({
  matchId,
  tab,
  onlyJoker,
  onlyRandom,
}: StatisticsView): Polled<MatchStatisticQuery> =>
  usePolled(MatchStatisticDocument, {
    live: ['matches'],
    variables: { matchId, onlyJoker: tab === 2 && onlyJoker, onlyRandom: tab === 2 && onlyRandom },
    poll: ({ matchStatistic: { match, isVisible } }) => (match.isLocked && !isVisible ? FREEZING_MS : true),
  });
