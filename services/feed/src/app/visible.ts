import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { isOperator, requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Comment, Post } from '../domain/post.ts';
import type { Given } from '../store/likes.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { commentSeenBy, postSeenBy } from './moderation/seen-by.ts';

/** @throws AppError NOT_FOUND for players outside the group, and for a group that does not exist */
export async function requireMember(deps: Deps, userId: number, groupId: number): Promise<void> {
  if ((await joinedAmong(deps, userId, [groupId])).has(groupId)) return;
  await requireGroup(deps, groupId);
  const isKnown = await deps.store.memberships.knows(groupId);
  throw notFound(isKnown ? messages.membersOnly : messages.unknownGroup, 'groupId');
}

/** Which of these groups the player is in, according to the events, otherwise to the group service. */
async function joinedAmong(
  { store, queryMembership }: Deps,
  userId: number,
  groupIds: readonly number[],
): Promise<Set<number>> {
  const joined = await store.memberships.among(userId, groupIds);
  const rest = groupIds.filter((groupId) => !joined.has(groupId));
  const ended = rest.length ? await store.endedGroups.among(rest) : new Set<number>();
  const asked = rest.filter((groupId) => !ended.has(groupId));
  const answers = await Promise.all(asked.map((groupId) => queryMembership(groupId, userId)));
  return new Set([...joined, ...asked.filter((_, index) => answers[index])]);
}

/** @throws AppError NOT_FOUND for a deleted group */
export async function requireGroup({ store }: Pick<Deps, 'store'>, groupId: number): Promise<void> {
  if ((await store.endedGroups.among([groupId])).size) throw notFound(messages.unknownGroup, 'groupId');
}

/**
 * A published post that the viewer may see. @throws AppError NOT_FOUND, also for a group's post if the viewer is not a
 * member, and for drafts
 */
export async function requirePost(deps: Deps, userId: number, id: number): Promise<Post> {
  const [post] = await deps.store.posts.findMany([id]);
  if (!post || post.isHidden) throw notFound(messages.unknownPost, 'postId');
  if (post.groupId !== null && !(await joinedAmong(deps, userId, [post.groupId])).has(post.groupId))
    throw notFound(messages.unknownPost, 'postId');
  return postSeenBy(userId, post)!;
}

/** The posts with these ids, in their order; null for those that do not exist or that the viewer may not see. */
export async function visiblePosts(
  deps: Deps,
  { identity }: ReadRequest,
  ids: readonly number[],
): Promise<(Post | null)[]> {
  const viewer = requireViewer(identity);
  const { userId } = viewer;
  const posts = await deps.store.posts.findMany([...new Set(ids)], { withDrafts: isOperator(viewer) });
  const groupIds = [...new Set(posts.flatMap(({ groupId }) => groupId ?? []))];
  const joined = groupIds.length ? await joinedAmong(deps, userId, groupIds) : new Set<number>();
  const visible = posts.filter(({ groupId }) => groupId === null || joined.has(groupId));
  const byId = new Map(visible.map((post) => [post.id, postSeenBy(userId, post)]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The comments with these ids, in their order; null if a comment does not exist or the viewer may not see its post. */
export async function visibleComments(
  deps: Deps,
  { identity }: ReadRequest,
  ids: readonly number[],
): Promise<(Comment | null)[]> {
  const { userId } = requireViewer(identity);
  const found = await deps.store.comments.findMany([...new Set(ids)]);
  const comments = found.flatMap((comment) => commentSeenBy(userId, comment) ?? []);
  const posts = await visiblePosts(
    deps,
    { identity },
    comments.map(({ postId }) => postId),
  );
  const byId = new Map(
    comments.flatMap((comment, index) => (posts[index]?.isHidden === false ? [[comment.id, comment]] : [])),
  );
  return ids.map((id) => byId.get(id) ?? null);
}

const NOTHING: Given = { isLiked: false, reaction: null };

/** The viewer's like and reaction for each of these posts and comments. */
export async function givenAmong(
  deps: Deps,
  { identity }: ReadRequest,
  ids: readonly number[],
): Promise<Given[]> {
  const given = await deps.store.likes.among(requireViewer(identity).userId, ids);
  return ids.map((id) => given.get(id) ?? NOTHING);
}
