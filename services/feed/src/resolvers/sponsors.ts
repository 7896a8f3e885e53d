import { addSponsor, listSponsors, removeSponsor } from '../app/sponsors/sponsors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const sponsorResolvers = {
  Query: {
    sponsors: (_parent, _args, { deps }) => listSponsors(deps),
  },
  Mutation: {
    addSponsor: async (_parent, { input }, { deps, ...by }) => ({
      sponsor: await addSponsor(deps, by, input),
    }),
    removeSponsor: async (_parent, { input }, { deps, ...by }) => {
      await removeSponsor(deps, by, input.sponsorId);
      return { removedId: input.sponsorId };
    },
  },
  Sponsor: {
    /** A logo and its version never change, so browsers may cache it forever. */
    pictureUrl: ({ id, version }) => `/api/downloadImage/sponsors/${id}.jpg?v=${version}`,
  },
} satisfies Resolvers;
