import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { TablesDocument, type TablesQuery } from './tables.generated.ts';

export type TablesMatch = TablesQuery['matches'][number];
export type TablesGroup = TablesQuery['groupTables'][number];
export type RankedTeams = TablesQuery['thirdPlaces'];

/** All tables and matches, polled while a match runs. */
export const useTables = (): Polled<TablesQuery> => {
  const now = useNow();
  return usePolled(TablesDocument, {
    live: ['matches'],
    // From the kick-off until the result is entered, independent of operators marking the match as running.
    poll: (data) => data.matches.some(({ date, isPlayed }) => !isPlayed && Date.parse(date) <= now),
  });
};
