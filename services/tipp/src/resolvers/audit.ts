import { auditLog } from '../app/audit/audit-log.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const auditResolvers = {
  Query: {
    auditLog: (_parent, { page }, context) => auditLog(context.deps, context, page),
  },
} satisfies Resolvers;
