import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { isOperator } from '@tippspiel/shared/contracts/auth/require';
import type { Deps } from '../deps.ts';

/** How many drafts wait to be published; null for whom they are none of their business. */
export async function countDrafts({ store }: Deps, { identity }: ReadRequest): Promise<number | null> {
  return isOperator(identity) ? store.operatorPosts.countDrafts() : null;
}
