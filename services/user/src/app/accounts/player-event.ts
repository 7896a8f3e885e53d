import type { DomainEvent, PlayerData } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent, type Cause } from '@tippspiel/shared/contracts/events/envelope';
import { logWords, operatorActed, yesOrNo } from '@tippspiel/shared/contracts/events/operator-acted';
import { hasAddress, type Account } from '../../domain/accounts/account.ts';
import type { FavoriteList } from '../../store/favorites/favorites.ts';
import { accountMessages } from './messages.ts';

const playerData = (account: Account): PlayerData => ({
  userId: account.id,
  version: account.version,
  firstname: account.firstname,
  lastname: account.lastname,
  city: account.city,
  country: account.country,
  institution: account.institution,
  pictureStamp: account.pictureStamp,
  isAdmin: account.isAdmin,
  isLocked: account.isLocked,
  dateActivated: account.dateActivated.toISOString(),
});

export const registeredEvent = (account: Account, cause: Cause) =>
  createEvent('user.account.registered.v1', playerData(account), cause);

export const changedEvent = (account: Account, cause: Cause) =>
  createEvent('user.account.changed.v1', playerData(account), cause);

const { inLog } = accountMessages;
/** Logged as changed only: what is a person's own stays out of the log. */
const personal: [string, (keyof Account)[]][] = [
  [inLog.email, ['email']],
  [inLog.person, ['gender', 'firstname', 'lastname']],
  [inLog.address, ['street', 'zipCode', 'city', 'country']],
  [inLog.institution, ['institution']],
  [inLog.hobbies, ['hobbies']],
  [inLog.age, ['age']],
  [inLog.adminInfo, ['adminInfo']],
];

/** An operator's change to a player, for the operators' log. */
export function operatorActedEvent(before: Account, after: Account, admin: number, cause: Cause) {
  const changed = personal.filter(([, fields]) => fields.some((field) => before[field] !== after[field]));
  return operatorActed(
    'user',
    { userId: admin, ...cause },
    { subject: `{player:${after.id}}` },
    { [logWords.locked]: yesOrNo(before.isLocked), [inLog.isAdmin]: yesOrNo(before.isAdmin) },
    {
      [logWords.locked]: yesOrNo(after.isLocked),
      [inLog.isAdmin]: yesOrNo(after.isAdmin),
      ...Object.fromEntries(changed.map(([label]) => [label, logWords.text.after])),
    },
  );
}

/** Tells other services whether the player is eligible for prizes, after any change of the account. */
export const eligibilityEvent = (account: Account, cause: Cause) => {
  const { id: userId, version, isConfirmed } = account;
  const data = { userId, version, isConfirmed, hasAddress: hasAddress(account) };
  return createEvent('user.eligibility.changed.v1', data, cause);
};

/** Publishes a player's settings for reminders and goal alerts, after any change of the account. */
export const reminderEvent = (
  { id: userId, version, reminder: hours, goalAlert }: Account,
  cause: Cause,
): DomainEvent => createEvent('user.reminder.changed.v2', { userId, version, hours, goalAlert }, cause);

export const favoritesEvent = (list: FavoriteList, cause: Cause) =>
  createEvent('user.favorites.changed.v1', list, cause);
