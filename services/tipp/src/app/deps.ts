import type { WasCut } from '@tippspiel/shared/contracts/auth/picture-proof';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { JobState } from '@tippspiel/shared/platform/jobs/leases';
import type { Lock } from '@tippspiel/shared/platform/jobs/lock';
import type { Limits } from '@tippspiel/shared/platform/mongo/limits';
import type { OutboxRelay } from '@tippspiel/shared/platform/mongo/outbox';
import type { Entrants } from '../projection/entrants.ts';
import type { NameSearch } from '../projection/name-search.ts';
import type { Projection } from '../projection/projection.ts';
import type { Stores } from '../store/stores.ts';
import type { ProvisionalPlaces } from './live/provisional-places.ts';
import type { CandidateLists } from './prizes/candidates.ts';
import type { SlowEvaluation } from './ranking/blocked.ts';
import type { MatchDayMemory } from './ranking/match-day-memory.ts';
import type { Rosters } from '../projection/rosters.ts';
import type { GroupOrders } from './groups/group-orders.ts';
import type { OwnLists } from './players/own-lists.ts';
import type { StatisticsMemory } from './statistics/statistics-memory.ts';

/** `columns` here are the stored ones, those in memory are the projection's. */
export type Deps = Stores & {
  clock: Clock;
  settings: { statusIntervalMs: number; exportsPerHour: number };
  limits: Limits;
  /** Operators change the board one at a time: what a change moves follows from all that the others entered. */
  changeBoard: Lock;
  /** This process's memory of matches, players and ranks. */
  projection: Projection;
  ownLists: OwnLists;
  nameSearch: NameSearch;
  /** The groups' members, in this process, and their orders. */
  rosters: Rosters;
  groupOrders: GroupOrders;
  statistics: StatisticsMemory;
  matchDays: MatchDayMemory;
  provisional: ProvisionalPlaces;
  entrants: Entrants;
  /** Resolves when this process has handled all events about accounts by now; rejects where that cannot be found out. */
  catchUpOnAccounts(): Promise<void>;
  wasCut: WasCut;
  candidateLists: CandidateLists;
  /** Unforeseeable bytes. */
  randomBytes(count: number): Uint8Array;
  relay: Pick<OutboxRelay, 'kick'>;
  /** Runs the evaluation, or joins the one that runs. @param deadline when the caller gives up, in real time */
  evaluate(requestId: string, deadline?: Date): Promise<void>;
  /** Whether it runs, in whichever process. */
  evaluationJob(): Promise<JobState>;
  /** Whether it takes so long that ranks are not shown. */
  slowEvaluation: SlowEvaluation;
};
