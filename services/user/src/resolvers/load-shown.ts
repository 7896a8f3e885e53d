import { visit, type GraphQLResolveInfo, type OperationDefinitionNode } from 'graphql';
import type { Account } from '../domain/accounts/account.ts';
import type { Context } from './context.ts';

const fieldNames = new WeakMap<OperationDefinitionNode, Set<string>>();

/** Whether an operation asks for a field of this name anywhere. The executor keeps operations: each is walked once. */
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

/** A player who is shown, often with a star: the list that it comes from is read beside the account, not after it. */
export function loadShown(
  id: number,
  { identity, loaders }: Context,
  info: GraphQLResolveInfo,
): Promise<Account | null> {
  if (identity && asksFor('favorite', info)) loaders.favorites.load(identity.userId).catch(() => undefined);
  return loaders.account.load(id);
}
