import type { Report, ReportedText } from '../generated/schema.ts';
import { hoursLater, newId } from './now.ts';
import { aPlayer } from './player.ts';

export const aReport = (report: Partial<Report> = {}): Report => ({
  reason: '',
  dateReported: hoursLater(-0.5),
  user: aPlayer({ firstname: 'Mela', lastname: 'Melder' }),
  ...report,
});

/** By default a post with one report that is not decided. */
export const aReportedText = (text: Partial<ReportedText> = {}): ReportedText => {
  const { id = newId(), reports = [aReport()] } = text;
  return {
    id,
    postId: id,
    isComment: false,
    state: 'OPEN',
    subject: '',
    text: 'Alle außer mir sind doof',
    isOperator: false,
    dateCreated: hoursLater(-1),
    dateReported: hoursLater(-0.5),
    group: null,
    reports,
    reportCount: reports.length,
    user: aPlayer({ firstname: 'Lara', lastname: 'Laut' }),
    ...text,
  };
};
