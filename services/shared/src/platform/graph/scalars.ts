import { DateTimeResolver, JSONResolver } from 'graphql-scalars';

/** Resolvers of the scalars that all subgraphs share. */
export const scalarResolvers = { DateTime: DateTimeResolver, JSON: JSONResolver };
