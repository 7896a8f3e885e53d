import { SESSION_HEADER } from '@tippspiel/shared/contracts/auth/session';
import { exportAccount } from '../app/leaving/export-account.ts';
import { deleteAccount } from '../app/leaving/delete-account.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const leavingResolvers = {
  Mutation: {
    async deleteAccount(_parent, { input }, { deps, request, setHeader }) {
      await deleteAccount(deps, request, input);
      setHeader(SESSION_HEADER, '');
      return { deleted: true };
    },
  },

  Viewer: {
    accountExport: (_viewer, _args, { deps, identity }) => exportAccount(deps, { identity }),
  },
} satisfies Resolvers;
