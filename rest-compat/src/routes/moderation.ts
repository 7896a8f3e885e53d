import { shapeUserShort } from '../shape/user.ts';
import { listVariables, type PageQuery, type Tools } from '../tools.ts';
import {
  RestModerateTextDocument,
  RestReportsDocument,
  RestReportTextDocument,
  type ReportedTextFieldsFragment,
} from './moderation.generated.ts';

type ById = { Params: { id: number } };
type Step = 'hide' | 'show' | 'dismiss' | 'delete';

const steps = { hide: 'HIDE', show: 'SHOW', dismiss: 'DISMISS', delete: 'DELETE' } as const;

/** An extension of the specification: players report texts, and operators decide about them. */
export function moderationRoutes({ serve }: Tools): void {
  serve<ById & { Body: { reason?: string } }>('reportText', async ({ params, body, ask }) => {
    const input = { id: params.id, reason: body.reason };
    const { reportText } = await ask(RestReportTextDocument, { input });
    return { data: reportText.id };
  });
  serve<{ Querystring: PageQuery }>('getReports', async ({ query, ask }) => {
    const { reportedTexts } = await ask(RestReportsDocument, listVariables(query));
    return { data: reportedTexts.items.map(shapeReported), totalCount: reportedTexts.totalCount };
  });
  serve<ById & { Body: { step: Step } }>('moderateText', async ({ params, body, ask }) => {
    const input = { id: params.id, step: steps[body.step] };
    const { moderateText } = await ask(RestModerateTextDocument, { input });
    return { data: shapeReported(moderateText.text) };
  });
}

const shapeReported = ({ user, reports, state, ...text }: ReportedTextFieldsFragment) => ({
  ...text,
  state: state.toLowerCase(),
  user: shapeUserShort(user),
  reports: reports.map((report) => ({ ...report, user: shapeUserShort(report.user) })),
});
