/** The state of a reported or moderated text. */
export type ReportState = 'OPEN' | 'HIDDEN' | 'DISMISSED' | 'DELETED' | 'GONE';
export type ModerationStep = 'HIDE' | 'SHOW' | 'DISMISS' | 'DELETE';

export type Report = { userId: number; reason: string; dateReported: Date };

/** A post or comment in the moderation's model. */
export type Text = {
  id: number;
  /** The post's own id, or that of the comment's post. */
  postId: number;
  isComment: boolean;
  authorId: number;
  groupId: number | null;
};

export type ReportedText = Text & {
  state: ReportState;
  /** Oldest first, one per player. */
  reports: Report[];
  /** Of the newest report; without reports, of the decision. */
  dateReported: Date;
  version: number;
};

/** The number of reports kept per text; more tell operators nothing new. */
export const MAX_REPORTS = 100;

const nextStates: Record<ModerationStep, Partial<Record<ReportState | 'NEW', ReportState>>> = {
  HIDE: { NEW: 'HIDDEN', OPEN: 'HIDDEN', DISMISSED: 'HIDDEN' },
  SHOW: { HIDDEN: 'DISMISSED' },
  DISMISS: { OPEN: 'DISMISSED' },
  DELETE: { NEW: 'DELETED', OPEN: 'DELETED', HIDDEN: 'DELETED', DISMISSED: 'DELETED' },
};

/** @param known null for an unreported text @returns null if the step changes nothing */
export const stateAfter = (known: ReportState | null, step: ModerationStep): ReportState | null =>
  nextStates[step][known ?? 'NEW'] ?? null;

/**
 * Adds a report. It reopens a text that operators have dismissed, because another player may notice something else.
 * @returns null if nothing changes: this player has already reported it, or the maximum is kept
 */
export function withReport(known: ReportedText | null, text: Text, report: Report): ReportedText | null {
  const { reports = [], version = 0 } = known ?? {};
  if (reports.some(({ userId }) => userId === report.userId)) return null;
  if (known?.state === 'OPEN' && reports.length >= MAX_REPORTS) return null;
  return {
    ...text,
    state: 'OPEN',
    reports: [...reports, report].slice(-MAX_REPORTS),
    dateReported: report.dateReported,
    version: version + 1,
  };
}

/** Whether a text in this state is visible to players other than its author. */
export const isVisible = (state: ReportState): boolean => state === 'OPEN' || state === 'DISMISSED';
