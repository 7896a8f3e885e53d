/** One rule of the game or one of its guards, broken: `tests` (words of `npm test --`) must fail then. */
export type Mutation = { what: string; file: string; from: string; to: string; tests: string };

const domain = 'services/tipp/src/domain';
const scoring = 'unit services/tipp/src/domain/tipps/scoring';
const standings = 'unit services/tipp/src/domain/matches/standings';
const slots = 'unit services/tipp/src/domain/matches/slots';
const ranking = 'unit services/tipp/src/domain/ranking/ranking';
const saveTipp = 'integration services/tipp/test/save-tipp';
const feed = 'integration services/feed/test';
const group = 'integration services/group/test';

// prettier-ignore -- a row each
export const mutations: Mutation[] = [
  // Scoring
  {
    what: 'an exact tipp needs one goal only',
    file: `${domain}/tipps/scoring.ts`,
    from: 'tipp.goals1 === result.goals1 && tipp.goals2',
    to: 'tipp.goals1 === result.goals1 || tipp.goals2',
    tests: scoring,
  },
  {
    what: 'the goal difference does not count',
    file: `${domain}/tipps/scoring.ts`,
    from: "if (tipped === played) return 'difference';",
    to: '',
    tests: scoring,
  },
  {
    what: 'a wrong trend counts',
    file: `${domain}/tipps/scoring.ts`,
    from: 'Math.sign(tipped) === Math.sign(played)',
    to: 'Math.sign(tipped) >= Math.sign(played)',
    tests: scoring,
  },
  {
    what: 'half a tipp is valid',
    file: `${domain}/tipps/scoring.ts`,
    from: 'return tipp.goals1 !== null && tipp.goals2 !== null;',
    to: 'return tipp.goals1 !== null || tipp.goals2 !== null;',
    tests: scoring,
  },
  {
    what: 'a patriot point for a wrong tipp',
    file: `${domain}/tipps/scoring.ts`,
    from: 'context.isPatriot && base > 0',
    to: 'context.isPatriot',
    tests: scoring,
  },
  {
    what: 'the joker doubles the patriot point',
    file: `${domain}/tipps/scoring.ts`,
    from: 'points: base * factor + patriot',
    to: 'points: (base + patriot) * factor',
    tests: scoring,
  },
  // Standings
  {
    what: "EM's direct matches are not applied again to those still level",
    file: `${domain}/matches/tie-break.ts`,
    from: 'return refine(tiers, direct);',
    to: 'return tiers;',
    tests: standings,
  },
  {
    what: "EM's overall wins do not count",
    file: `${domain}/matches/tie-break.ts`,
    from: '[goalDifference, goals, wins]), (level)',
    to: '[goalDifference, goals]), (level)',
    tests: standings,
  },
  {
    what: "EM's overall goal difference does not count",
    file: `${domain}/matches/tie-break.ts`,
    from: '[goalDifference, goals, wins]), (level)',
    to: '[goals, wins]), (level)',
    tests: standings,
  },
  {
    what: "the World Cup's direct matches do not count",
    file: `${domain}/matches/tie-break.ts`,
    from: 'const direct = refine(tiers, (tier) => split(tier, tally(tier, played), pointsThenGoals));',
    to: 'const direct = tiers;',
    tests: standings,
  },
  {
    what: 'an override of some of the level teams counts',
    file: `${domain}/matches/tie-break.ts`,
    from: '!tier.every((code)',
    to: '!tier.some((code)',
    tests: standings,
  },
  {
    what: 'a place is decided while teams are level',
    file: `${domain}/matches/standings.ts`,
    from: 'row?.levelWith.length === 0 ? row.code : null',
    to: 'row ? row.code : null',
    tests: 'unit services/tipp/src/domain',
  },
  {
    what: 'a place is decided before the group is over',
    file: `${domain}/matches/standings.ts`,
    from: 'if (!groupIsFinished(tournament, letter, facts)) return null;',
    to: '',
    tests: 'unit services/tipp/src/domain',
  },
  {
    what: 'the loser goes on',
    file: `${domain}/matches/slots.ts`,
    from: "const loser = winner === 'home' ? 'away' : 'home';",
    to: 'const loser = winner;',
    tests: slots,
  },
  {
    what: 'thirds go on although the last of them is level with the next',
    file: `${domain}/matches/slots.ts`,
    from: 'if (next && last?.levelWith.includes(next.code)) return new Map();',
    to: '',
    tests: slots,
  },
  // Time
  {
    what: 'a match locks a moment after its kick-off',
    file: `${domain}/matches/locking.ts`,
    from: 'return now >= kickoffMs(match);',
    to: 'return now > kickoffMs(match);',
    tests: 'unit services/tipp/src/domain',
  },
  {
    what: 'the lock is not asked',
    file: 'services/tipp/src/app/tipps/save-tipp.ts',
    from: 'if (isLocked(match, now.getTime())) throw locked(messages.matchLocked);',
    to: '',
    tests: saveTipp,
  },
  {
    what: 'a save close to its lock carries no deadline',
    file: 'services/tipp/src/app/deadline.ts',
    from: 'return left > GUARDED_MS ? undefined :',
    to: 'return left > -GUARDED_MS ? undefined :',
    tests: 'integration services/tipp/test',
  },
  {
    what: 'the database does not look at the deadline',
    file: 'services/tipp/src/store/deadline.ts',
    from: "$expr: { $lt: ['$$NOW', deadline] }",
    to: '$expr: { $lt: [0, 1] }',
    tests: 'integration services/tipp/test',
  },
  {
    what: 'freezing does not wait for late saves',
    file: 'services/tipp/src/jobs/freeze.ts',
    from: 'locksAt + FREEZE_AFTER_MS',
    to: 'locksAt',
    tests: 'integration services/tipp/test',
  },
  // Jokers, ranks
  {
    what: 'one joker too many',
    file: 'services/tipp/src/store/tipps/slip-change.ts',
    from: '{ $lt: change.maxJokers }',
    to: '{ $lte: change.maxJokers }',
    tests: saveTipp,
  },
  {
    what: 'a joker taken back does not come back',
    file: 'services/tipp/src/store/tipps/slip-change.ts',
    from: 'change.joker ? 1 : -1',
    to: '1',
    tests: saveTipp,
  },
  {
    what: 'ranks do not skip',
    file: `${domain}/ranking/ranking.ts`,
    from: '(places[key - (key % width)] as number) + 1',
    to: '(places[key] as number) + 1',
    tests: ranking,
  },
  // Rights
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
    from: 'viewer.isAdmin ? null : viewer.userId',
    to: 'null',
    tests: feed,
  },
  {
    what: "another's comment is deleted",
    file: 'services/feed/src/app/delete-comment.ts',
    from: 'viewer.isAdmin ? null : viewer.userId',
    to: 'null',
    tests: feed,
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
    file: 'services/user/src/app/login.ts',
    from: 'await pair.take();',
    to: '',
    tests: 'integration services/user/test',
  },
  {
    what: 'an expired session lasts',
    file: 'services/user/src/domain/session.ts',
    from: 'return session.expires.getTime() > now.getTime();',
    to: 'return true;',
    tests: 'unit services/user/src/domain',
  },
  {
    what: 'any anti-forgery token fits',
    file: 'gateway/src/session/csrf.ts',
    from: 'given.length === expected.length && timingSafeEqual(given, expected)',
    to: 'given.length === expected.length',
    tests: 'integration gateway/test',
  },
  // Jobs
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
