import { auditLog } from '../app/audit/audit-log.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const auditResolvers = {
  Query: {
    auditLog: (_parent, { page }, { deps, identity, view }) =>
      auditLog({ audit: deps.audit, prizes: deps.prizes, view: view.current() }, { identity }, page),
  },
} satisfies Resolvers;
