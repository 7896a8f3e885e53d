/** The state of a text that was reported, or that operators decided about. */
export type ReportState = 'OPEN' | 'HIDDEN' | 'DISMISSED' | 'DELETED' | 'GONE';
export type ModerationStep = 'HIDE' | 'SHOW' | 'DISMISS' | 'DELETE';

export type Report = { userId: number; reason: string; dateReported: Date };

/** A post or comment in the eyes of moderation. */
export type Text = {
  id: number;
  /** The post itself, or the comment's. */
  postId: number;
  isComment: boolean;
  authorId: number;
  groupId: number | null;
};

export type ReportedText = Text & {
  state: ReportState;
  /** Oldest first, one per player. */
  reports: Report[];
  /** Of the newest report or, without any, of the decision. */
  dateReported: Date;
  version: number;
};

/** So many reports of one text are kept: by then operators know of it, and nobody reads more. */
export const MAX_REPORTS = 100;

const nextStates: Record<ModerationStep, Partial<Record<ReportState | 'NEW', ReportState>>> = {
  HIDE: { NEW: 'HIDDEN', OPEN: 'HIDDEN', DISMISSED: 'HIDDEN' },
  SHOW: { HIDDEN: 'DISMISSED' },
  DISMISS: { OPEN: 'DISMISSED' },
  DELETE: { NEW: 'DELETED', OPEN: 'DELETED', HIDDEN: 'DELETED', DISMISSED: 'DELETED' },
};

/** @param known null for a text that nobody has reported @returns null where the step changes nothing */
export const stateAfter = (known: ReportState | null, step: ModerationStep): ReportState | null =>
  nextStates[step][known ?? 'NEW'] ?? null;

/**
 * With one more report. A text that operators found nothing wrong with is open again: somebody else may see more in it.
 * @returns null where that changes nothing: this player has reported it before, or as many as are kept
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

/** Whether a text in this state is there for others than its author. */
export const isVisible = (state: ReportState): boolean => state === 'OPEN' || state === 'DISMISSED';
