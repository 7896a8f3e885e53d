import { randomBytes } from 'node:crypto';
import { fullnameOf, type Account, type Gender } from '../../domain/accounts/account.ts';
import { DEFAULT_ALERT } from '../../domain/profiles/goal-alert.ts';

export type Person = { firstname: string; lastname: string; email: string; gender: Gender };

/** A new account as it is first stored: with an empty profile and no rights. */
export function newAccount(id: number, person: Person, now: Date): Account {
  return {
    id,
    version: 1,
    ...person,
    fullname: fullnameOf(person),
    city: '',
    country: '',
    institution: '',
    hobbies: '',
    age: '',
    street: '',
    zipCode: '',
    reminder: 0,
    ...DEFAULT_ALERT,
    adminInfo: '',
    pictureStamp: '',
    pictureVersion: 0,
    isAdmin: false,
    isConfirmed: false,
    isLocked: false,
    recommendGuid: randomBytes(16).toString('hex'),
    rankWelcome: 0,
    recommendedBy: null,
    recommendCount: 0,
    hasPassword: true,
    providerKey: '',
    providerPicture: '',
    loginEpoch: 0,
    keptLogin: '',
    resetCount: 0,
    dateActivated: now,
  };
}
