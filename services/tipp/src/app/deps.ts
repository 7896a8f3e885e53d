import type { WasCut } from '@tippspiel/shared/contracts/auth/picture-proof';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { JobState } from '@tippspiel/shared/platform/jobs/leases';
import type { Lock } from '@tippspiel/shared/platform/jobs/lock';
import type { Limits } from '@tippspiel/shared/platform/mongo/limits';
import type { OutboxRelay } from '@tippspiel/shared/platform/mongo/outbox';
import type { Eligibility } from '../projection/eligibility.ts';
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
import type { Dice } from './tipps/dice.ts';

/** `columns` here is the store; the cached columns are in the projection. */
export type Deps = Stores & {
  clock: Clock;
  settings: { statusIntervalMs: number; exportsPerHour: number };
  limits: Limits;
  /** Serializes operators' changes of the board, because each change's consequences depend on all other entries. */
  changeBoard: Lock;
  /** This process's state of matches, players and ranks. */
  projection: Projection;
  ownLists: OwnLists;
  nameSearch: NameSearch;
  /** The groups' members in this process, and their orders. */
  rosters: Rosters;
  groupOrders: GroupOrders;
  statistics: StatisticsMemory;
  matchDays: MatchDayMemory;
  provisional: ProvisionalPlaces;
  eligibility: Eligibility;
  /** Resolves once this process has handled all account events published so far; rejects if that is unknown. */
  catchUpOnAccounts(): Promise<void>;
  wasCut: WasCut;
  candidateLists: CandidateLists;
  /** Cryptographically secure random bytes. */
  randomBytes(count: number): Uint8Array;
  dice: Dice;
  relay: Pick<OutboxRelay, 'kick'>;
  /** Runs the evaluation, or joins a running one. @param deadline when the caller gives up, in real time */
  evaluate(requestId: string, deadline?: Date): Promise<void>;
  /** Whether an evaluation is running, in any process. */
  evaluationJob(): Promise<JobState>;
  /** Whether an evaluation takes so long that ranks are hidden. */
  slowEvaluation: SlowEvaluation;
};
