import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { isOperator, requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { Deps } from './deps.ts';
import { readGroupId } from './list-posts.ts';
import { messages } from './messages.ts';
import { requireMember } from './visible.ts';

/** One more than a page; from this number on the web app shows only that there are many. */
const MAX_COUNT = 26;

type Input = { sinceId: number; groupId?: number | null; onlyOperatorPosts?: boolean | null };

/** Counts the published posts of a feed after a given position, up to 26; drafts and hidden posts do not count. */
export async function countNewPosts(deps: Deps, { identity }: ReadRequest, input: Input): Promise<number> {
  const { userId } = requireViewer(identity);
  if (input.sinceId < 0) throw badInput(messages.unknownPlace, 'sinceId');
  const groupId = readGroupId(input.groupId);
  if (groupId !== null) await requireMember(deps, userId, groupId);
  const onlyOperator = input.onlyOperatorPosts ?? false;
  return deps.store.feed.countNewer({ groupId, onlyOperator }, input.sinceId, MAX_COUNT);
}

/** Counts the unpublished drafts; null for players. */
export async function countDrafts({ store }: Deps, { identity }: ReadRequest): Promise<number | null> {
  return isOperator(identity) ? store.operatorPosts.countDrafts() : null;
}
