import { createCounters } from '@tippspiel/shared/platform/mongo/counter';
import { createLeases } from '@tippspiel/shared/platform/jobs/leases';
import { createDepartures } from '@tippspiel/shared/platform/leaving/departures';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Connection } from 'mongoose';
import { createBlobStore } from './blobs.ts';
import { createAnswerStore } from './bonus/answers.ts';
import { createQuestionStore } from './bonus/questions.ts';
import { createColumnStore } from './columns/columns.ts';
import { createDrawStore } from './duels/draws.ts';
import { createEvaluationStore } from './evaluation/evaluations.ts';
import { createGroupStore } from './groups/groups.ts';
import { createLastOutStore } from './groups/last-outs.ts';
import { createMembershipStore } from './groups/memberships.ts';
import { createFavoritesStore } from './players/favorites.ts';
import { createAuditStore } from './audit/audit.ts';
import { createDecisionStore } from './matches/decisions.ts';
import { createMatchStore } from './matches/matches.ts';
import { createPlayerStore } from './players/players.ts';
import { createAnnouncementStore } from './prizes/announcements.ts';
import { createDrawingStore } from './prizes/drawings.ts';
import { createEligibilityStore } from './prizes/eligibility.ts';
import { createPrizeStore } from './prizes/prizes.ts';
import { createRankingSwitchStore } from './ranking/ranking-switch.ts';
import { createReminderSettings } from './reminders/reminder-settings.ts';
import { createGoalAlerts } from './goals/goal-alerts.ts';
import { createRemindings } from './reminders/remindings.ts';
import { createSlipWriter } from './tipps/slip-writer.ts';
import { createSlipStore, slipModel } from './tipps/slips.ts';
import { createWinnerTippStore } from './winner-tipps/winner-tipps.ts';

export type Stores = ReturnType<typeof openStores>;

export function openStores(mongo: Connection, log: Logger) {
  const slipDocuments = slipModel(mongo);
  const departures = createDepartures(mongo);
  const slips = createSlipStore(slipDocuments, departures);
  const blobs = createBlobStore(mongo);
  return {
    slips,
    writer: createSlipWriter(slipDocuments, slips, log),
    winnerTipps: createWinnerTippStore(slipDocuments, slips),
    matches: createMatchStore(mongo),
    questions: createQuestionStore(mongo),
    bonusAnswers: createAnswerStore(slipDocuments, slips),
    /** 'Rangliste sperren'. */
    rankingSwitch: createRankingSwitchStore(mongo),
    decisions: createDecisionStore(mongo),
    audit: createAuditStore(mongo),
    players: createPlayerStore(mongo),
    favorites: createFavoritesStore(mongo),
    groups: createGroupStore(mongo),
    memberships: createMembershipStore(mongo),
    /** 'Der Letzte fliegt' in groups. */
    lastOuts: createLastOutStore(mongo),
    blobs,
    columns: createColumnStore(mongo, blobs),
    /** The seeds of each match's duels. */
    draws: createDrawStore(mongo),
    evaluations: createEvaluationStore(mongo),
    /** Leases of jobs that run in one process at a time. */
    leases: createLeases(mongo),
    counters: createCounters(mongo),
    /** Players' settings of reminders and goal alerts. */
    reminderSettings: createReminderSettings(mongo),
    /** The progress of each reminding. */
    remindings: createRemindings(mongo),
    /** The progress of each match's alerts. */
    goalAlerts: createGoalAlerts(mongo),
    prizes: createPrizeStore(mongo),
    announcements: createAnnouncementStore(mongo),
    drawings: createDrawingStore(mongo),
    eligibilityStore: createEligibilityStore(mongo),
    departures,
  };
}
