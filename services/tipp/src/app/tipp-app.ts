import type { Clock } from '@tippspiel/shared/clock/clock';
import type { JobState } from '@tippspiel/shared/jobs/leases';
import type { FavoritesStore } from '../store/favorites.ts';
import type { EvaluationStore } from '../store/evaluations.ts';
import type { MatchStore } from '../store/matches.ts';
import type { SlipWriter } from '../store/slip-writer.ts';
import type { SlipStore } from '../store/slips.ts';
import type { BoardHolder } from './board.ts';
import type { ColumnReader } from './columns.ts';
import type { Directory } from './directory.ts';
import type { RanksHolder } from './ranks.ts';

/** Everything the use cases of this service work with; `server.ts` puts it together. */
export type TippApp = {
  clock: Clock;
  board: BoardHolder;
  slips: SlipStore;
  writer: SlipWriter;
  matches: MatchStore;
  columns: ColumnReader;
  directory: Directory;
  favorites: FavoritesStore;
  evaluations: EvaluationStore;
  ranks: RanksHolder;
  /** A random number, 0 included, 1 excluded. */
  random(): number;
  /** Called after a match was changed here. */
  changed(matchId: number): void;
  /** Runs the evaluation, or joins the one that runs. @param deadline when the caller gives up, in real time */
  evaluate(requestId: string, deadline?: Date): Promise<void>;
  /** Whether it runs, in whichever process. */
  evaluationJob(): Promise<JobState>;
};
