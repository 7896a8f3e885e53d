import { createCounters } from '@tippspiel/shared/platform/mongo/counter';
import { createLeases } from '@tippspiel/shared/platform/jobs/leases';
import { createDepartures } from '@tippspiel/shared/platform/leaving/departures';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Connection } from 'mongoose';
import { blobModel, createBlobStore } from './blobs.ts';
import { createAnswerStore } from './bonus/answers.ts';
import { createQuestionStore, questionModel } from './bonus/questions.ts';
import { columnModel, createColumnStore } from './columns/columns.ts';
import { createDrawStore, drawModel } from './duels/draws.ts';
import { createEvaluationStore, evaluationModel } from './evaluation/evaluations.ts';
import { createGroupStore, groupModel } from './groups/groups.ts';
import { createLastOutStore, lastOutModel } from './groups/last-outs.ts';
import { createMembershipStore, membershipModel } from './groups/memberships.ts';
import { createFavoritesStore, favoritesModel } from './players/favorites.ts';
import { auditModel, createAuditStore } from './audit/audit.ts';
import { createDecisionStore, decisionModel } from './matches/decisions.ts';
import { createMatchStore, matchModel } from './matches/matches.ts';
import { createPlayerStore, playerModel } from './players/players.ts';
import { announcementModel, createAnnouncementStore } from './prizes/announcements.ts';
import { createDrawingStore, drawingModel } from './prizes/drawings.ts';
import { createEligibilityStore, eligibilityModel } from './prizes/eligibility.ts';
import { createPrizeStore, prizeModel } from './prizes/prizes.ts';
import { createRankingSwitchStore, rankingSwitchModel } from './ranking/ranking-switch.ts';
import { createReminderSettings, reminderSettingModel } from './reminders/reminder-settings.ts';
import { createGoalAlerts, goalAlertModel } from './goals/goal-alerts.ts';
import { createRemindings, remindingModel } from './reminders/remindings.ts';
import { createSlipWriter } from './tipps/slip-writer.ts';
import { createSlipStore, slipModel } from './tipps/slips.ts';
import { createWinnerTippStore } from './winner-tipps/winner-tipps.ts';

export type Stores = ReturnType<typeof openStores>;

export function openStores(mongo: Connection, log: Logger) {
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
    /** 'Rangliste sperren'. */
    rankingSwitch: createRankingSwitchStore(rankingSwitchModel(mongo)),
    decisions: createDecisionStore(decisionModel(mongo)),
    audit: createAuditStore(auditModel(mongo)),
    players: createPlayerStore(playerModel(mongo)),
    favorites: createFavoritesStore(favoritesModel(mongo)),
    groups: createGroupStore(groupModel(mongo)),
    memberships: createMembershipStore(membershipModel(mongo)),
    /** 'Der Letzte fliegt' in groups. */
    lastOuts: createLastOutStore(lastOutModel(mongo)),
    blobs,
    columns: createColumnStore(columnModel(mongo), blobs),
    /** The seeds of each match's duels. */
    draws: createDrawStore(drawModel(mongo)),
    evaluations: createEvaluationStore(evaluationModel(mongo)),
    /** Leases of jobs that run in one process at a time. */
    leases: createLeases(mongo),
    counters: createCounters(mongo),
    /** Players' settings of reminders and goal alerts. */
    reminderSettings: createReminderSettings(reminderSettingModel(mongo)),
    /** The progress of each reminding. */
    remindings: createRemindings(remindingModel(mongo)),
    /** The progress of each match's alerts. */
    goalAlerts: createGoalAlerts(goalAlertModel(mongo)),
    prizes: createPrizeStore(prizeModel(mongo)),
    announcements: createAnnouncementStore(announcementModel(mongo)),
    drawings: createDrawingStore(drawingModel(mongo)),
    eligibilityStore: createEligibilityStore(eligibilityModel(mongo)),
    departures,
  };
}
