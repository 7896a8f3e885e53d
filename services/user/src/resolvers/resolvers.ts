import { scalarResolvers } from '@tippspiel/shared/platform/graph/scalars';
import { accountResolvers } from './accounts.ts';
import { favoriteResolvers } from './favorites.ts';
import { groupResolvers } from './groups.ts';
import { leavingResolvers } from './leaving.ts';
import { passwordResolvers } from './passwords.ts';
import { profileResolvers } from './profiles.ts';
import { providerResolvers } from './providers.ts';
import { pushResolvers } from './push.ts';
import { recommendationResolvers } from './recommendations.ts';
import { sessionResolvers } from './sessions.ts';

/** One file per capability; several may have fields of the same type. */
export const resolvers = [
  scalarResolvers,
  accountResolvers,
  favoriteResolvers,
  groupResolvers,
  leavingResolvers,
  passwordResolvers,
  profileResolvers,
  providerResolvers,
  pushResolvers,
  recommendationResolvers,
  sessionResolvers,
];
