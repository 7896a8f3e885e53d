import type { Mutation } from './mutation.ts';

const saveTipp = 'integration services/tipp/test/save-tipp';
const feed = 'integration services/feed/test';
const group = 'integration services/group/test';

/** Who may do what, and the jobs beside requests. */
// prettier-ignore -- a row each
export const rightsAndJobs: Mutation[] = [
  {
    what: "another player's tipp can be named",
    file: 'services/tipp/src/app/tipps/save-tipp.ts',
    from: 'if (input.tippId) checkTippId(input.tippId, userId, match, tournament);',
    to: '',
    tests: saveTipp,
  },
  {
    what: 'every player enters results',
    file: 'services/tipp/src/app/matches/save-match.ts',
    from: 'requireAdmin(identity);',
    to: '',
    tests: 'integration services/tipp/test',
  },
  {
    what: 'a locked player writes',
    file: 'services/shared/src/auth/require.ts',
    from: 'if (viewer.isLocked)',
    to: 'if (viewer.isLocked && false)',
    tests: saveTipp,
  },
  {
    what: 'open tipps of others are shown',
    file: 'services/tipp/src/app/tipps/tipp-page.ts',
    from: 'const isOwn = userId === 0 || userId === viewer.userId;',
    to: 'const isOwn = userId >= 0;',
    tests: 'integration services/tipp/test',
  },
  {
    what: 'an outsider reads the posts of a group',
    file: 'services/feed/src/app/visible.ts',
    from: 'groupId === null || joined.has(groupId)',
    to: 'groupId === null || joined',
    tests: feed,
  },
  {
    what: 'an outsider writes in a group',
    file: 'services/feed/src/app/visible.ts',
    from: 'if (!(await deps.store.memberships.among(userId, [groupId])).has(groupId))',
    to: 'if (deps.store.memberships === undefined)',
    tests: feed,
  },
  {
    what: "another's post is deleted",
    file: 'services/feed/src/app/delete-post.ts',
    from: 'markDeleted(id, viewer.userId)',
    to: 'markDeleted(id, null)',
    tests: feed,
  },
  {
    what: "another's comment is deleted",
    file: 'services/feed/src/app/delete-comment.ts',
    from: 'markDeleted(id, postId, viewer.userId)',
    to: 'markDeleted(id, postId, null)',
    tests: feed,
  },
  {
    what: 'a hidden post is shown to all',
    file: 'services/feed/src/app/moderation/seen-by.ts',
    from: 'if (post.isHidden) return post.userId === userId ? removedPost(post) : null;',
    to: 'if (post.isHidden && post.userId === userId) return removedPost(post);',
    tests: 'integration services/feed/test/moderation',
  },
  {
    what: 'a hidden comment is shown to all',
    file: 'services/feed/src/app/moderation/seen-by.ts',
    from: 'hiddenComments.filter((comment) => comment.userId === userId)',
    to: 'hiddenComments.filter((comment) => comment.userId || userId)',
    tests: 'unit services/feed/src/app/moderation',
  },
  {
    what: 'a hidden comment is counted twice when it is deleted',
    file: 'services/feed/src/store/comments.ts',
    from: 'markIf(true, 0)',
    to: 'markIf(true, -1)',
    tests: 'integration services/feed/test/moderation',
  },
  {
    what: 'what operators hide is hidden some seconds later',
    file: 'services/feed/src/app/moderation/moderate-text.ts',
    from: 'await deps.settle.decision(id);',
    to: '',
    tests: 'integration services/feed/test/moderation',
  },
  {
    what: "a group's password is not asked",
    file: 'services/group/src/app/join-group.ts',
    from: 'if (group.passwordHash !== null) await requireKey',
    to: 'if (group.passwordHash === undefined) await requireKey',
    tests: group,
  },
  {
    what: 'guesses of a password are not counted',
    file: 'services/group/src/app/join-group.ts',
    from: 'await failures.take();',
    to: '',
    tests: group,
  },
  {
    what: "another's group is changed",
    file: 'services/group/src/app/save-group.ts',
    from: 'if (group.ownerId !== viewerId) throw forbidden(messages.notOwner);',
    to: '',
    tests: group,
  },
  {
    what: 'the owner leaves',
    file: 'services/group/src/app/leave-group.ts',
    from: 'if (group.ownerId === viewerId) throw forbidden(messages.ownerLeaves);',
    to: '',
    tests: group,
  },
  {
    what: 'failed logins are not counted',
    file: 'services/user/src/app/sessions/login.ts',
    from: 'await pair.take();',
    to: '',
    tests: 'integration services/user/test',
  },
  {
    what: 'an expired session lasts',
    file: 'services/user/src/domain/sessions/session.ts',
    from: 'return session.expires.getTime() > now.getTime();',
    to: 'return true;',
    tests: 'unit services/user/src/domain',
  },
  {
    what: 'a lease is taken from its holder',
    file: 'services/shared/src/jobs/leases.ts',
    from: "{ 'state.kind': { $ne: 'running' } }",
    to: "{ 'state.kind': { $ne: 'nothing' } }",
    tests: 'integration services/shared/test',
  },
  {
    what: 'a lease never expires',
    file: 'services/shared/src/jobs/leases.ts',
    from: "const expired = { $lte: ['$state.until', '$$NOW'] };",
    to: 'const expired = { $lt: [1, 0] };',
    tests: 'integration services/shared/test',
  },
  {
    what: 'a former holder writes',
    file: 'services/shared/src/jobs/fence.ts',
    from: '{ _id, fence: lease.fence } as never',
    to: '{ _id } as never',
    tests: 'integration services/shared/test',
  },
];
