import { visit, type GraphQLResolveInfo, type OperationDefinitionNode } from 'graphql';
import type { Account } from '../domain/accounts/account.ts';
import type { Context } from './context.ts';

const fieldNames = new WeakMap<OperationDefinitionNode, Set<string>>();

/**
 * Whether an operation requests a field of this name anywhere. The executor caches operations, so each is walked once.
 */
function asksFor(name: string, { operation, fragments }: GraphQLResolveInfo): boolean {
  let names = fieldNames.get(operation);
  if (!names) {
    const found = new Set<string>();
    for (const node of [operation, ...Object.values(fragments)])
      visit(node, { Field: (field) => void found.add(field.name.value) });
    fieldNames.set(operation, (names = found));
  }
  return names.has(name);
}

/** Loads a shown player. If the star is requested, too, the viewer's favourites are read in parallel. */
export function loadShown(
  id: number,
  { identity, loaders }: Context,
  info: GraphQLResolveInfo,
): Promise<Account | null> {
  if (identity && asksFor('favorite', info)) loaders.favorites.load(identity.userId).catch(() => undefined);
  return loaders.account.load(id);
}
