import type { Account } from '../../domain/accounts/account.ts';
import { DEFAULT_ALERT } from '../../domain/profiles/goal-alert.ts';
import { leavingMessages } from './messages.ts';

/**
 * Stands in for a player who left: other services may name the number moments longer, or again when something was under way.
 * A reference must lead to somebody, or everybody would lose all that shows it: a whole page of posts.
 */
export function formerPlayer(id: number): Account {
  const nothing = {
    ...{ email: '', city: '', country: '', institution: '', hobbies: '', age: '', street: '', zipCode: '' },
    ...{ adminInfo: '', pictureStamp: '', recommendGuid: '', providerKey: '', providerPicture: '' },
    ...{ loginEpoch: 0, keptLogin: '', resetCount: 0 },
  };
  const { somebody } = leavingMessages;
  return {
    ...nothing,
    ...{ id, version: 0, gender: 'f', firstname: somebody, lastname: '', fullname: somebody },
    ...DEFAULT_ALERT,
    ...{ reminder: 0, pictureVersion: 0, rankWelcome: 0, recommendedBy: null, recommendCount: 0 },
    ...{ isAdmin: false, isConfirmed: false, isLocked: false, hasPassword: false },
    dateActivated: new Date(0),
  };
}
