import type { Clock } from '@tippspiel/shared/clock/clock';
import type { JobState } from '@tippspiel/shared/jobs/leases';
import type { Logger } from '@tippspiel/shared/log/logger';
import type { FavoritesStore } from '../store/favorites.ts';
import type { EvaluationStore } from '../store/evaluations.ts';
import type { MatchStore } from '../store/matches.ts';
import type { SlipWriter } from '../store/slip-writer.ts';
import type { SlipStore } from '../store/slips.ts';
import type { ColumnReader } from '../projection/columns.ts';
import type { NameSearch } from '../projection/name-search.ts';
import type { Projection } from '../projection/projection.ts';

/** Everything the use cases of this service work with; `server.ts` puts it together. */
export type TippApp = {
  clock: Clock;
  log: Logger;
  /** What this process knows of matches, players and ranks. */
  projection: Projection;
  slips: SlipStore;
  writer: SlipWriter;
  matches: MatchStore;
  columns: ColumnReader;
  nameSearch: NameSearch;
  favorites: FavoritesStore;
  evaluations: EvaluationStore;
  /** Called after a match was changed here. */
  changed(matchId: number): void;
  /** Runs the evaluation, or joins the one that runs. @param deadline when the caller gives up, in real time */
  evaluate(requestId: string, deadline?: Date): Promise<void>;
  /** Whether it runs, in whichever process. */
  evaluationJob(): Promise<JobState>;
};
