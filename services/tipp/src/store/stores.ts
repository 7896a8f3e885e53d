import { createCounters } from '@tippspiel/shared/platform/mongo/counter';
import { createLeases, leaseModel, type Leases } from '@tippspiel/shared/platform/jobs/leases';
import { createDepartures, type Departures } from '@tippspiel/shared/platform/leaving/departures';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Connection } from 'mongoose';
import { blobModel, createBlobStore, type BlobStore } from './blobs.ts';
import { createAnswerStore, type AnswerStore } from './bonus/answers.ts';
import { createQuestionStore, questionModel, type QuestionStore } from './bonus/questions.ts';
import { columnModel, createColumnStore, type ColumnStore } from './columns/columns.ts';
import { createDrawStore, drawModel, type DrawStore } from './duels/draws.ts';
import { createEvaluationStore, evaluationModel, type EvaluationStore } from './evaluation/evaluations.ts';
import { createGroupStore, groupModel, type GroupStore } from './groups/groups.ts';
import { createLastOutStore, lastOutModel, type LastOutStore } from './groups/last-outs.ts';
import { createMembershipStore, membershipModel, type MembershipStore } from './groups/memberships.ts';
import { createFavoritesStore, favoritesModel, type FavoritesStore } from './players/favorites.ts';
import { auditModel, createAuditStore, type AuditStore } from './audit/audit.ts';
import { createDecisionStore, decisionModel, type DecisionStore } from './matches/decisions.ts';
import { createMatchStore, matchModel, type MatchStore } from './matches/matches.ts';
import { createPlayerStore, playerModel, type PlayerStore } from './players/players.ts';
import {
  announcementModel,
  createAnnouncementStore,
  type AnnouncementStore,
} from './prizes/announcements.ts';
import { createDrawingStore, drawingModel, type DrawingStore } from './prizes/drawings.ts';
import { createEntrantStore, entrantModel, type EntrantStore } from './prizes/entrants.ts';
import { createPrizeStore, prizeModel, type PrizeStore } from './prizes/prizes.ts';
import {
  createRankingSwitchStore,
  rankingSwitchModel,
  type RankingSwitchStore,
} from './ranking/ranking-switch.ts';
import {
  createReminderSettings,
  reminderSettingModel,
  type ReminderSettings,
} from './reminders/reminder-settings.ts';
import { createGoalAlerts, goalAlertModel, type GoalAlerts } from './goals/goal-alerts.ts';
import { createRemindings, remindingModel, type Remindings } from './reminders/remindings.ts';
import { createSlipWriter, type SlipWriter } from './tipps/slip-writer.ts';
import { createSlipStore, slipModel, type SlipStore } from './tipps/slips.ts';
import { createWinnerTippStore, type WinnerTippStore } from './winner-tipps/winner-tipps.ts';

export type Stores = {
  slips: SlipStore;
  writer: SlipWriter;
  winnerTipps: WinnerTippStore;
  matches: MatchStore;
  questions: QuestionStore;
  bonusAnswers: AnswerStore;
  /** 'Rangliste sperren'. */
  rankingSwitch: RankingSwitchStore;
  decisions: DecisionStore;
  audit: AuditStore;
  players: PlayerStore;
  favorites: FavoritesStore;
  groups: GroupStore;
  memberships: MembershipStore;
  /** 'Der Letzte fliegt' in groups. */
  lastOuts: LastOutStore;
  blobs: BlobStore;
  columns: ColumnStore;
  evaluations: EvaluationStore;
  /** The seeds of each match's duels. */
  draws: DrawStore;
  /** Leases of jobs that run in one process at a time. */
  leases: Leases;
  counters: ReturnType<typeof createCounters>;
  /** Players' settings of reminders and goal alerts. */
  reminderSettings: ReminderSettings;
  /** The progress of each reminding. */
  remindings: Remindings;
  /** The progress of each match's alerts. */
  goalAlerts: GoalAlerts;
  prizes: PrizeStore;
  announcements: AnnouncementStore;
  drawings: DrawingStore;
  entrantStore: EntrantStore;
  departures: Departures;
};

export function openStores(mongo: Connection, log: Logger): Stores {
  const slipDocuments = slipModel(mongo);
  const departures = createDepartures(mongo);
  const slips = createSlipStore(slipDocuments, departures);
  const blobs = createBlobStore(blobModel(mongo));
  return {
    slips,
    writer: createSlipWriter(slipDocuments, slips, log),
    winnerTipps: createWinnerTippStore(slipDocuments, slips),
    matches: createMatchStore(matchModel(mongo)),
    questions: createQuestionStore(questionModel(mongo)),
    bonusAnswers: createAnswerStore(slipDocuments, slips),
    rankingSwitch: createRankingSwitchStore(rankingSwitchModel(mongo)),
    decisions: createDecisionStore(decisionModel(mongo)),
    audit: createAuditStore(auditModel(mongo)),
    players: createPlayerStore(playerModel(mongo)),
    favorites: createFavoritesStore(favoritesModel(mongo)),
    groups: createGroupStore(groupModel(mongo)),
    memberships: createMembershipStore(membershipModel(mongo)),
    lastOuts: createLastOutStore(lastOutModel(mongo)),
    blobs,
    columns: createColumnStore(columnModel(mongo), blobs),
    draws: createDrawStore(drawModel(mongo)),
    evaluations: createEvaluationStore(evaluationModel(mongo)),
    leases: createLeases(leaseModel(mongo)),
    counters: createCounters(mongo),
    reminderSettings: createReminderSettings(reminderSettingModel(mongo)),
    remindings: createRemindings(remindingModel(mongo)),
    goalAlerts: createGoalAlerts(goalAlertModel(mongo)),
    prizes: createPrizeStore(prizeModel(mongo)),
    announcements: createAnnouncementStore(announcementModel(mongo)),
    drawings: createDrawingStore(drawingModel(mongo)),
    entrantStore: createEntrantStore(entrantModel(mongo)),
    departures,
  };
}
