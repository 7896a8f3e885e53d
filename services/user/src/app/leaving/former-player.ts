import type { Account } from '../../domain/accounts/account.ts';
import { DEFAULT_ALERT } from '../../domain/profiles/goal-alert.ts';
import { leavingMessages } from './messages.ts';

/**
 * Placeholder for a player who left. Other services may reference the number for a few moments longer, or again after
 * concurrent work. An unresolved reference would fail everything that shows it, such as a whole page of posts.
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
