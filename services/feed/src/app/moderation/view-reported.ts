import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { isOperator } from '@tippspiel/shared/contracts/auth/require';
import type { Report, ReportedText } from '../../domain/moderation/reported-text.ts';
import type { Deps } from '../deps.ts';

/** A reported text as operators see it, with its current content. */
export type ReportedTextView = Omit<ReportedText, 'reports'> & {
  subject: string;
  text: string;
  isOperator: boolean;
  /** Null if the text is deleted. */
  dateCreated: Date | null;
  reportCount: number;
  /** Newest first, at most ten. */
  reports: Report[];
};

const SHOWN_REPORTS = 10;

/** Adds the current texts, all in one read per kind. */
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

/** The reports with these ids, in their order. Null for missing ones, and for everybody but operators. */
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
