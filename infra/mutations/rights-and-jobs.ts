import { at, type Mutation } from './mutation.ts';

const saveTipp = 'integration services/tipp/test/save-tipp';
const feed = 'integration services/feed/test';
const group = 'integration services/group/test';

/** Rights, and background jobs. */
export const rightsAndJobs: Mutation[] = [
  ...at('services/tipp/src/app/tipps/save-tipp.ts', saveTipp, {
    "another player's tipp can be named": [
      'if (input.tippId) checkTippId(input.tippId, userId, match, tournament);',
      '',
    ],
  }),
  ...at('services/tipp/src/app/matches/save-match.ts', 'integration services/tipp/test', {
    'every player enters results': ['requireAdmin(identity);', ''],
  }),
  ...at('services/feed/src/app/pages/pages.ts', 'integration services/feed/test/pages', {
    'every player edits text pages': [
      'const { userId } = requireAdmin(identity);',
      'const { userId } = identity as Identity;',
    ],
    'a text page is shown without sanitizing': ['text: safeHtml(page.text)', 'text: page.text'],
  }),
  ...at('services/feed/src/app/sponsors/sponsors.ts', 'integration services/feed/test/sponsors', {
    'every player adds sponsors': [
      'const { userId } = requireAdmin(request.identity);\n  const read',
      'const { userId } = request.identity as Identity;\n  const read',
    ],
  }),
  ...at('services/tipp/src/app/templates/fill-template.ts', 'unit services/tipp/src/app/templates', {
    'values of a tournament file become markup': [
      'value === undefined ? whole : escapeHtml(value)',
      'value === undefined ? whole : value',
    ],
  }),
  ...at('services/media/src/http/share-picture-route.ts', 'integration services/media/test/share-picture', {
    'a share picture is drawn without a signature': [
      'if (!picture) throw notFound(messages.noSuchPicture);',
      'if (!picture) return reply.send();',
    ],
  }),
  ...at('gateway/src/share/share-routes.ts', 'integration gateway/test/share', {
    "a link's preview shows data of its viewer": [
      'identity: source.isPublic ? null : identityOf(request.visitor),',
      'identity: identityOf(request.visitor),',
    ],
  }),
  ...at('services/shared/src/contracts/auth/require.ts', saveTipp, {
    'a locked player writes': ['if (viewer.isLocked)', 'if (viewer.isLocked && false)'],
  }),
  ...at('services/tipp/src/app/tipps/tipp-page.ts', 'integration services/tipp/test', {
    'open tipps of others are shown': [
      'const isOwn = !userId || userId === viewer.userId;',
      'const isOwn = (userId ?? 0) >= 0;',
    ],
  }),
  ...at('services/feed/src/app/visible.ts', feed, {
    'an outsider reads the posts of a group': [
      'groupId === null || joined.has(groupId)',
      'groupId === null || joined',
    ],
    'an outsider writes in a group': [
      'if ((await joinedAmong(deps, userId, [groupId])).has(groupId)) return;',
      'if (userId > 0) return;',
    ],
  }),
  ...at('services/feed/src/app/delete-post.ts', feed, {
    "a player deletes another's post": ['markDeleted(id, viewer.userId)', 'markDeleted(id, null)'],
  }),
  ...at('services/feed/src/app/delete-comment.ts', feed, {
    "a player deletes another's comment": [
      'markDeleted(id, postId, viewer.userId)',
      'markDeleted(id, postId, null)',
    ],
  }),
  ...at('services/feed/src/app/moderation/seen-by.ts', 'integration services/feed/test/moderation', {
    'a hidden post is shown to all': [
      'if (post.isHidden) return post.userId === userId ? removedPost(post) : null;',
      'if (post.isHidden && post.userId === userId) return removedPost(post);',
    ],
  }),
  ...at('services/feed/src/app/moderation/seen-by.ts', 'unit services/feed/src/app/moderation', {
    'a hidden comment is shown to all': [
      'hiddenComments.filter((comment) => comment.userId === userId)',
      'hiddenComments.filter((comment) => comment.userId || userId)',
    ],
  }),
  ...at('services/feed/src/store/comments.ts', 'integration services/feed/test/moderation', {
    'a hidden comment is counted twice when it is deleted': ['isHidden ? 0 : -1', 'isHidden ? -1 : -1'],
  }),
  ...at('services/feed/src/app/moderation/moderate-text.ts', 'integration services/feed/test/moderation', {
    'a text is hidden some seconds after the decision': ['await deps.propagate.decision(id);', ''],
    'operators read and delete unreported texts of a group': [
      'if (!known) await requireReadable(deps, userId, text);',
      '',
    ],
  }),
  ...at('services/group/src/app/join-group.ts', group, {
    "a group's password is not checked": [
      'if (passwordHash === null) return;',
      'if (passwordHash !== undefined) return;',
    ],
    'guesses of a password are not counted': ['await failures.take();', ''],
    'a player joins any number of groups': ['await requireRoom(deps, viewerId);', ''],
  }),
  ...at('services/group/src/app/own-group.ts', group, {
    "a player changes another's group": [
      'if (group?.ownerId === viewerId) return group;',
      'if (group) return group;',
    ],
  }),
  ...at('services/group/src/app/membership.ts', group, {
    'a player who has just become the owner leaves the group': [
      'if (group?.ownerId !== change.userId) return true;',
      'if (group?.ownerId !== 0) return true;',
    ],
  }),
  ...at('services/group/src/app/propagation.ts', group, {
    'members of a deleted group stay': ['else await memberships.clear(groupId);', ''],
  }),
  ...at('services/tipp/src/app/groups/group-access.ts', 'integration services/tipp/test/groups', {
    'an outsider sees the members of a group': [
      'if (await rosters.whenMember(groupId, userId, timeoutMs)) return;',
      'if (rosters.ownerOf(groupId) !== null) return;',
    ],
    'a member searches players for a group': ['throw forbidden(refusal);', ''],
  }),
  ...at('services/user/src/app/sessions/login.ts', 'integration services/user/test', {
    'failed logins are not counted': ['await pair.take();', ''],
  }),
  ...at('services/user/src/domain/sessions/session.ts', 'unit services/user/src/domain', {
    'an expired session is still valid': ['session.expires.getTime() > now.getTime() && ', ''],
  }),
  ...at('services/shared/src/platform/jobs/leases.ts', 'integration services/shared/test', {
    'a lease is taken from its holder': [
      "{ 'state.kind': { $ne: 'running' } }",
      "{ 'state.kind': { $ne: 'nothing' } }",
    ],
    'a lease never expires': [
      "const expired = { $lte: ['$state.until', '$$NOW'] };",
      'const expired = { $lt: [1, 0] };',
    ],
  }),
  ...at('services/shared/src/platform/jobs/fence.ts', 'integration services/shared/test', {
    'a former holder writes': ['{ _id, fence: lease.fence } as never', '{ _id } as never'],
  }),
];
