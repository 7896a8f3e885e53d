import { at, type Mutation } from './mutation.ts';

const domain = 'services/tipp/src/domain';
const leavingUser = 'integration services/user/test/leaving';
const leavingTipp = 'integration services/tipp/test/leaving';
const password = 'integration services/user/test/password';
const provider = 'integration services/user/test/provider';
const social = 'integration services/media/test/social';
const reminders = 'unit services/tipp/src/domain/reminders';

/** Leaving, reminders, and messages to players. */
export const playerRules: Mutation[] = [
  ...at('services/user/src/app/leaving/delete-account.ts', leavingUser, {
    'an account is deleted without the confirmation word': [
      "z.literal('delete', leavingMessages.confirm)",
      'z.string()',
    ],
    'the last operator may delete the account': ['if (account.isAdmin &&', 'if (!account.isAdmin &&'],
    'a locked player may not delete the account': [
      'const { userId, sessionId } = requireViewer(identity);',
      'const { userId, sessionId } = requireViewer(identity);\n  if (identity?.isLocked) return;',
    ],
  }),
  ...at('services/user/src/store/accounts/accounts.ts', leavingUser, {
    'two operators may rely on each other and be removed both': [
      'model.updateOne(where, { $inc: { version: 1 } })',
      'model.updateOne(where, { $inc: { version: 0 } })',
    ],
  }),
  ...at('services/user/src/store/leaving/departed-accounts.ts', leavingUser, {
    "the recommender's count includes deleted accounts": [
      'changeBy(recommendedBy, -1, empty)',
      'changeBy(recommendedBy, 0, empty)',
    ],
  }),
  ...at('services/shared/src/platform/leaving/departures.ts', leavingUser, {
    'a removal is not repeated': ['PAUSES_MS[passes] ??', 'PAUSES_MS[passes + 9] ??'],
  }),
  ...at('services/tipp/src/projection/players.ts', leavingTipp, {
    'a deleted player stays in the lists': ['inactive[index] = isGone ? 1 : 0;', 'inactive[index] = 0;'],
  }),
  ...at('services/tipp/src/store/tipps/slips.ts', leavingTipp, {
    "a deleted player's late save creates a slip": [
      'userIds.filter((userId) => !gone.has(userId))',
      'userIds.filter((userId) => userId || !gone.has(userId))',
    ],
  }),
  ...at(`${domain}/reminders/due-reminders.ts`, reminders, {
    'a reminder comes an hour early': ['at - hours * HOUR_MS <= now', 'at - (hours + 1) * HOUR_MS <= now'],
    'reminders include matches without teams': [
      'kickoffMs(match) > now && isKnown(match)',
      'kickoffMs(match) > now || isKnown(match)',
    ],
  }),
  ...at('services/tipp/src/jobs/remind.ts', 'integration services/tipp/test/reminders', {
    'players who have tipped are reminded': ['.filter((player) => player.missing.length > 0)', ''],
  }),
  ...at('services/user/src/store/accounts/accounts.ts', 'integration services/user/test/reminders', {
    'locked players are reminded': ['reminder: hours, isLocked: { $ne: true }', 'reminder: hours'],
  }),
  ...at(`${domain}/goals/goal-alerts.ts`, 'unit services/tipp/src/domain/goals', {
    'players without a joker are alerted although they chose jokers only': [
      "alert === 'TIPPS' || tipp.isJoker",
      "alert !== 'ALL'",
    ],
  }),
  ...at('services/tipp/src/jobs/alert-goals.ts', 'integration services/tipp/test/goals', {
    'a goal is alerted twice': [
      'version <= before.version || isSameScore(before.now, now)',
      'notified.has(match.id)',
    ],
  }),
  ...at('services/user/src/app/goals/notify-of-goal.ts', 'integration services/user/test/push', {
    'a goal is alerted in quiet hours': [' && !isQuiet(account, now)', ''],
  }),
  ...at('services/user/src/app/reminders/reminder-links.ts', 'integration services/user/test/reminders', {
    'any signature switches reminders off': [
      'isSameText(token, of(owner))',
      'isSameText(of(owner), of(owner))',
    ],
  }),
  ...at('services/user/src/effects/push-service.ts', 'integration services/user/test/push', {
    'an expired subscription stays': ['if (GONE.includes(answer.status))', 'if (GONE.includes(0))'],
  }),
  ...at('services/user/src/app/push/push-subscriptions.ts', 'unit services/user/src/app/push', {
    'any address counts as a push service': [
      'if (after === undefined) return origin === service;',
      'if (after === undefined) return true;',
    ],
  }),
  ...at('services/user/src/app/sessions/end-session.ts', 'integration services/user/test/push', {
    'a browser shows reminders after its logout': ['await deps.subscriptions.removeOfSessions(ids);', ''],
  }),
  ...at('services/user/src/store/mail/leases.ts', 'integration services/user/test/mail-leases', {
    'two processes take the same mail': ['{ _id: ids, ...isDue() },', '{ _id: ids },'],
    "a slow process overwrites another's update of a mail": ['claim: first.leaseId }, update', '}, update'],
  }),
  ...at('services/shared/src/platform/graph/own-only.ts', 'hostile e2e/hostile/personal', {
    'services reveal any player’s own data by reference': [
      'identity?.userId === viewer.id ? viewer : null',
      'identity ? viewer : viewer',
    ],
  }),
  ...at('services/user/src/app/providers/finish-login.ts', provider, {
    "a provider's login takes over an unconfirmed account": [
      'now.isConfirmed && now.email === owned',
      'now.email === owned',
    ],
    'a provider is linked to any player who comes back': [
      'identity.userId !== linkFor',
      'identity.userId === 0',
    ],
  }),
  ...at('services/user/src/domain/providers/person.ts', provider, {
    'an unverified address of a provider opens its account': [
      "claims['email_verified'] === true",
      "claims['email_verified'] !== null",
    ],
  }),
  ...at('services/user/src/effects/open-id.ts', provider, {
    "the state of a provider's login is not checked": [
      'expectedState: state,',
      "expectedState: new URLSearchParams(query).get('state') ?? state,",
    ],
    "the nonce of a provider's login is not checked": ['expectedNonce: nonce, ', ''],
  }),
  ...at('services/user/src/app/providers/begin-login.ts', provider, {
    "a provider's login redirects to any site": ['returnTo: safePath(returnTo)', "returnTo: returnTo ?? '/'"],
  }),
  ...at('services/user/src/app/providers/unlink-provider.ts', provider, {
    'the last way to log in can be removed': [
      'if (!account.hasPassword) throw',
      'if (account.hasPassword === null) throw',
    ],
  }),
  ...at('services/user/src/app/passwords/change-password.ts', provider, {
    'a stranger’s provider stays linked after the owner’s new password': [
      "{ providerKey: '', providerPicture: '' }",
      '{}',
    ],
  }),
  ...at('services/user/src/app/passwords/change-password.ts', password, {
    'an ended login changes the password': ['if (!isCurrentLogin(account)) throw unauthenticated();', ''],
    'a link to a new password works twice': [
      'resetCount: account.resetCount + 1',
      'resetCount: account.resetCount',
    ],
  }),
  ...at('services/user/src/domain/sessions/session.ts', password, {
    'a concurrent login survives a new password': ['loginEpoch: loginEpoch + 1', 'loginEpoch'],
  }),
  ...at('services/media/src/app/fetch-social-picture.ts', social, {
    "a player uses another player's social picture": ['picture?.userId !== identity.userId', '!picture'],
  }),
  ...at('services/shared/src/platform/http/fetch-public.ts', social, {
    'media connects to private addresses': ['found.filter(({ address }) => isPublic(address))', 'found'],
  }),
  ...at('services/user/src/app/providers/social-picture.ts', provider, {
    'any picture counts as hosted by the provider': [
      'new URL(url).origin === new URL(issuer).origin',
      "new URL(url).origin !== ''",
    ],
  }),
  ...at('services/user/src/resolvers/accounts.ts', 'integration services/user/test/users', {
    'a reference to a deleted player fails for everybody': [' ?? formerPlayer(id)', ' ?? null'],
  }),
];
