import { scalarResolvers } from '@tippspiel/shared/graph/scalars';
import { matchResolvers } from './match.ts';
import { mutationResolvers } from './mutation.ts';
import { queryResolvers } from './query.ts';
import { tournamentResolvers } from './tournament.ts';
import { userResolvers } from './user.ts';
import { viewerResolvers } from './viewer.ts';

export const resolvers = {
  ...scalarResolvers,
  Query: queryResolvers,
  Mutation: mutationResolvers,
  Viewer: viewerResolvers,
  User: userResolvers,
  Tournament: tournamentResolvers,
  Match: matchResolvers,
};
