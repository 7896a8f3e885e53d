import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { isOperator } from '@tippspiel/shared/contracts/auth/require';
import type { Deps } from '../deps.ts';

/** Counts the unpublished drafts; null for players. */
export async function countDrafts({ store }: Deps, { identity }: ReadRequest): Promise<number | null> {
  return isOperator(identity) ? store.operatorPosts.countDrafts() : null;
}
