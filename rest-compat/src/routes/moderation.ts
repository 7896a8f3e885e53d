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
export function moderationRoutes({ ask, serve }: Tools): void {
  serve<ById & { Body: { reason?: string } }>('reportText', async (request, reply) => {
    const input = { id: request.params.id, reason: request.body.reason };
    const { reportText } = await ask({ request, reply }, RestReportTextDocument, { input });
    return { data: reportText.id };
  });
  serve<{ Querystring: PageQuery }>('getReports', async (request, reply) => {
    const variables = listVariables(request.query);
    const { reportedTexts } = await ask({ request, reply }, RestReportsDocument, variables);
    return { data: reportedTexts.items.map(shapeReported), totalCount: reportedTexts.totalCount };
  });
  serve<ById & { Body: { step: Step } }>('moderateText', async (request, reply) => {
    const input = { id: request.params.id, step: steps[request.body.step] };
    const { moderateText } = await ask({ request, reply }, RestModerateTextDocument, { input });
    return { data: shapeReported(moderateText.text) };
  });
}

const shapeReported = ({ user, reports, state, ...text }: ReportedTextFieldsFragment) => ({
  ...text,
  state: state.toLowerCase(),
  user: shapeUserShort(user),
  reports: reports.map((report) => ({ ...report, user: shapeUserShort(report.user) })),
});
