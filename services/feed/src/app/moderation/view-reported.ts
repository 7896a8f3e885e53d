import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { isOperator } from '@tippspiel/shared/contracts/auth/require';
import type { Report, ReportedText } from '../../domain/moderation/reported-text.ts';
import type { Deps } from '../deps.ts';

/** A text in the eyes of operators, with what stands there now. */
export type ReportedTextView = Omit<ReportedText, 'reports'> & {
  subject: string;
  text: string;
  isOperator: boolean;
  /** Null when the text is deleted. */
  dateCreated: Date | null;
  reportCount: number;
  /** The newest first, ten at most. */
  reports: Report[];
};

const SHOWN_REPORTS = 10;

/** With their texts as they are now, all read at once. */
export async function viewReported(
  { store: { posts, comments } }: Deps,
  reported: readonly ReportedText[],
): Promise<ReportedTextView[]> {
  const idsOf = (isComment: boolean) =>
    reported.filter((text) => text.isComment === isComment).map(({ id }) => id);
  const found = await Promise.all([posts.findAny(idsOf(false)), comments.findMany(idsOf(true))]);
  const byId = new Map(found.flat().map((text) => [text.id, text]));
  return reported.map(({ reports, ...rest }) => {
    const text = rest.state === 'DELETED' || rest.state === 'GONE' ? undefined : byId.get(rest.id);
    return {
      ...rest,
      text: text?.text ?? '',
      subject: text && 'subject' in text ? text.subject : '',
      isOperator: text && 'isOperator' in text ? text.isOperator : false,
      dateCreated: text?.dateCreated ?? null,
      reportCount: reports.length,
      reports: reports.slice(-SHOWN_REPORTS).reverse(),
    };
  });
}

/** Those of these ids, in their order; null for what is not there, and for anybody but an operator. */
export async function reportedByIds(
  deps: Deps,
  { identity }: ReadRequest,
  ids: readonly number[],
): Promise<(ReportedTextView | null)[]> {
  if (!isOperator(identity)) return ids.map(() => null);
  const views = await viewReported(deps, await deps.store.reportedTexts.findMany(ids));
  const byId = new Map(views.map((view) => [view.id, view]));
  return ids.map((id) => byId.get(id) ?? null);
}
