import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { MatchStatisticDocument, type MatchStatisticQuery } from './statistics.generated.ts';
import type { StatisticsView } from './statistics-address.ts';

export type MatchStatistic = MatchStatisticQuery['matchStatistic'];

/** Polls this often between the lock and the freezing of all tipps. */
const FREEZING_MS = 5_000;

/** The statistic of the address's match; filters apply only where they are shown. */
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
