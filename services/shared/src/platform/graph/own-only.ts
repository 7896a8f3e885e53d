import type { RequestContext } from './subgraph.ts';

/** The reference to `Viewer`: players get only their own data, whatever reference is requested. */
export const ownOnly = <Viewer extends { id: number }>(
  viewer: Viewer,
  { identity }: Pick<RequestContext, 'identity'>,
): Viewer | null => (identity?.userId === viewer.id ? viewer : null);
