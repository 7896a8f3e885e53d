import { scalarResolvers } from '@tippspiel/shared/platform/graph/scalars';
import type { Resolvers } from '../generated/resolvers.ts';
import { accountResolvers as accounts } from './accounts.ts';
import { favoriteResolvers as favorites } from './favorites.ts';
import { groupResolvers as groups } from './groups.ts';
import { leavingResolvers as leaving } from './leaving.ts';
import { passwordResolvers as passwords } from './passwords.ts';
import { profileResolvers as profiles } from './profiles.ts';
import { providerResolvers as providers } from './providers.ts';
import { pushResolvers as push } from './push.ts';
import { recommendationResolvers as recommendations } from './recommendations.ts';
import { sessionResolvers as sessions } from './sessions.ts';

/** One file per capability; types that several capabilities extend are merged here. */
export const resolvers = {
  ...scalarResolvers,
  Query: { ...accounts.Query, ...profiles.Query, ...recommendations.Query, ...providers.Query },
  Mutation: {
    ...accounts.Mutation,
    ...sessions.Mutation,
    ...passwords.Mutation,
    ...profiles.Mutation,
    ...favorites.Mutation,
    ...recommendations.Mutation,
    ...leaving.Mutation,
    ...push.Mutation,
    ...providers.Mutation,
  },
  Viewer: {
    ...accounts.Viewer,
    ...sessions.Viewer,
    ...profiles.Viewer,
    ...favorites.Viewer,
    ...leaving.Viewer,
    ...push.Viewer,
    ...providers.Viewer,
  },
  User: { ...accounts.User, ...favorites.User, ...recommendations.User },
  GroupFounder: groups.GroupFounder,
  Profile: profiles.Profile,
  Login: sessions.Login,
} satisfies Resolvers;
