import { countOpenReports, listReported } from '../app/moderation/list-reported.ts';
import { moderateText } from '../app/moderation/moderate-text.ts';
import { reportText } from '../app/moderation/report-text.ts';
import { viewReported } from '../app/moderation/view-reported.ts';
import { readHtml, readNames } from '../app/operator-posts/read-names.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  ReportedTextResolvers,
  ReportResolvers,
} from '../generated/resolvers.ts';

export const moderationQueries: Pick<QueryResolvers, 'reportedTexts' | 'openReportCount'> = {
  reportedTexts: (_parent, { page }, { deps, identity }) => listReported(deps, { identity }, page),
  openReportCount: (_parent, _args, { deps, identity }) => countOpenReports(deps, identity),
};

export const moderationMutations: Pick<MutationResolvers, 'reportText' | 'moderateText'> = {
  async reportText(_parent, { input }, { deps, identity }) {
    await reportText(deps, { identity }, input);
    return { id: input.id };
  },
  async moderateText(_parent, { input }, { deps, identity, requestId }) {
    const decided = await moderateText(deps, { identity, requestId }, input);
    const [text] = await viewReported(deps, [decided]);
    return { text: text! };
  },
};

export const reportedTextResolvers: ReportedTextResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.reportedTexts.load(id),
  subject: ({ subject }, _args, { author }) => readNames(subject, author),
  text: ({ text, isOperator }, _args, { author }) => (isOperator ? readHtml(text, author) : text),
  user: ({ authorId }, _args, { author }) => author(authorId),
  group: ({ groupId }) => (groupId === null ? null : { __typename: 'Group', id: groupId }),
};

export const reportResolvers: ReportResolvers = {
  user: ({ userId }, _args, { author }) => author(userId),
};
