import type { Mutation } from './mutation.ts';

const domain = 'services/tipp/src/domain';
const leavingUser = 'integration services/user/test/leaving';
const leavingTipp = 'integration services/tipp/test/leaving';
const provider = 'integration services/user/test/provider';
const social = 'integration services/media/test/social';
const reminders = 'unit services/tipp/src/domain/reminders';

/** Leaving, reminders, and what is sent to players. */
// prettier-ignore -- a row each
export const playerRules: Mutation[] = [
  {
    what: 'an account is deleted without the word',
    file: 'services/user/src/app/leaving/delete-account.ts',
    from: "z.literal('delete', leavingMessages.confirm)",
    to: 'z.string()',
    tests: leavingUser,
  },
  {
    what: 'the last operator may leave',
    file: 'services/user/src/app/leaving/delete-account.ts',
    from: 'if (isAdmin && !',
    to: 'if (!isAdmin && !',
    tests: leavingUser,
  },
  {
    what: 'a locked player may not leave',
    file: 'services/user/src/app/leaving/delete-account.ts',
    from: 'const { userId, isAdmin } = requireViewer(identity);',
    to: 'const { userId, isAdmin } = requireViewer(identity);\n  if (identity?.isLocked) return;',
    tests: leavingUser,
  },
  {
    what: 'the recommender keeps the count of who left',
    file: 'services/user/src/store/leaving/departed-accounts.ts',
    from: 'changeBy(recommendedBy, -1, empty)',
    to: 'changeBy(recommendedBy, 0, empty)',
    tests: leavingUser,
  },
  {
    what: 'what is removed is removed once only',
    file: 'services/shared/src/leaving/departures.ts',
    from: 'const pause = PAUSES_MS[passes];',
    to: 'const pause = PAUSES_MS[passes + 9];',
    tests: leavingUser,
  },
  {
    what: 'news that come late bring a player back',
    file: 'services/tipp/src/projection/players.ts',
    from: 'states.get(userId - 1) > 0 && !gone.has(userId)',
    to: 'states.get(userId - 1) > 0',
    tests: leavingTipp,
  },
  {
    what: 'a late save of somebody who left makes a slip',
    file: 'services/tipp/src/store/tipps/slips.ts',
    from: 'userIds.filter((userId) => !gone.has(userId))',
    to: 'userIds.filter((userId) => userId || !gone.has(userId))',
    tests: leavingTipp,
  },
  {
    what: 'a reminder comes an hour early',
    file: `${domain}/reminders/due-reminders.ts`,
    from: 'at - hours * HOUR_MS <= now',
    to: 'at - (hours + 1) * HOUR_MS <= now',
    tests: reminders,
  },
  {
    what: 'matches without teams are reminded of',
    file: `${domain}/reminders/due-reminders.ts`,
    from: 'kickoffMs(match) > now && isKnown(match)',
    to: 'kickoffMs(match) > now || isKnown(match)',
    tests: reminders,
  },
  {
    what: 'who has tipped is reminded all the same',
    file: 'services/tipp/src/jobs/remind.ts',
    from: '.filter((player) => player.missing.length > 0)',
    to: '',
    tests: 'integration services/tipp/test/reminders',
  },
  {
    what: 'locked players are reminded',
    file: 'services/user/src/store/accounts/accounts.ts',
    from: 'reminder: hours, isLocked: { $ne: true }',
    to: 'reminder: hours',
    tests: 'integration services/user/test/reminders',
  },
  {
    what: 'any number switches reminders off',
    file: 'services/user/src/app/reminders/reminder-links.ts',
    from: 'timingSafeEqual(given, own) ? userId',
    to: 'timingSafeEqual(own, own) ? userId',
    tests: 'integration services/user/test/reminders',
  },
  {
    what: 'a browser that is gone stays',
    file: 'services/user/src/store/push/push-service.ts',
    from: 'if (GONE.includes(answer.status))',
    to: 'if (GONE.includes(0))',
    tests: 'integration services/user/test/push',
  },
  {
    what: 'anything may be called as a push service',
    file: 'services/user/src/app/push/push-subscriptions.ts',
    from: 'if (after === undefined) return origin === service;',
    to: 'if (after === undefined) return true;',
    tests: 'unit services/user/src/app/push',
  },
  {
    what: 'a browser that logged out goes on showing reminders',
    file: 'services/user/src/app/sessions/end-session.ts',
    from: 'await deps.subscriptions.removeOfSessions(ids);',
    to: '',
    tests: 'integration services/user/test/push',
  },
  {
    what: 'two processes take the same mail',
    file: 'services/user/src/store/mail/claims.ts',
    from: '{ _id: ids, ...isDue() }, { $set',
    to: '{ _id: ids }, { $set',
    tests: 'integration services/user/test/mail-claims',
  },
  {
    what: 'who is too slow writes over what another does with a mail',
    file: 'services/user/src/store/mail/claims.ts',
    from: 'claim: first.claim }, update',
    to: '}, update',
    tests: 'integration services/user/test/mail-claims',
  },
  {
    what: 'tipp tells a player’s own numbers by reference',
    file: 'services/tipp/src/resolvers/players.ts',
    from: 'identity?.userId === id ? { id } : null',
    to: 'identity ? { id } : { id }',
    tests: 'hostile e2e/hostile/personal',
  },
  {
    what: 'an account that nobody confirmed is taken over by a login elsewhere',
    file: 'services/user/src/app/providers/finish-login.ts',
    from: 'now.isConfirmed && now.email === owned',
    to: 'now.email === owned',
    tests: provider,
  },
  {
    what: 'an address that the provider did not verify opens its account',
    file: 'services/user/src/domain/providers/person.ts',
    from: "claims['email_verified'] === true",
    to: "claims['email_verified'] !== null",
    tests: provider,
  },
  {
    what: 'the state of a login elsewhere is not looked at',
    file: 'services/user/src/store/providers/open-id.ts',
    from: 'expectedState: state,',
    to: "expectedState: new URLSearchParams(query).get('state') ?? state,",
    tests: provider,
  },
  {
    what: 'the nonce of a login elsewhere is not looked at',
    file: 'services/user/src/store/providers/open-id.ts',
    from: 'expectedNonce: nonce, ',
    to: '',
    tests: provider,
  },
  {
    what: 'a link is made for whoever comes back',
    file: 'services/user/src/app/providers/finish-login.ts',
    from: 'identity.userId !== linkFor',
    to: 'identity.userId === 0',
    tests: provider,
  },
  {
    what: 'a login elsewhere leads to any site',
    file: 'services/user/src/app/providers/begin-login.ts',
    from: 'returnTo: safePath(returnTo)',
    to: "returnTo: returnTo ?? '/'",
    tests: provider,
  },
  {
    what: 'the last way into an account can be taken off',
    file: 'services/user/src/app/providers/unlink-provider.ts',
    from: 'if (!hasPassword) throw',
    to: 'if (hasPassword === null) throw',
    tests: provider,
  },
  {
    what: 'whoever opened an account with a stranger’s address keeps a way in',
    file: 'services/user/src/app/passwords/change-password.ts',
    from: "isShown ? { providerKey: '', providerPicture: '' } : {}",
    to: '{}',
    tests: provider,
  },
  {
    what: 'a player takes the picture of another one',
    file: 'services/media/src/app/fetch-social-picture.ts',
    from: 'picture?.userId !== identity.userId',
    to: '!picture',
    tests: social,
  },
  {
    what: 'media connects to this machine',
    file: 'services/shared/src/http/fetch-public.ts',
    from: 'found.filter(({ address }) => isPublic(address))',
    to: 'found',
    tests: social,
  },
];
