import type { PlayerData } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { logWords, operatorActed, yesOrNo } from '@tippspiel/shared/contracts/events/operator-acted';
import { hasAddress, type Account } from '../../domain/accounts/account.ts';

import { accountMessages } from './messages.ts';

type Cause = { now: Date; requestId: string };

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

type Before = { wasLocked: boolean; isNewAddress?: boolean };

/**
 * An operator's change to a player, for the audit log; empty if neither lock nor address changed. Addresses stay out of
 * it.
 */
export const operatorEvents = (
  { id, isLocked }: Account,
  { wasLocked, isNewAddress = false, admin }: Before & { admin: number },
  cause: Cause,
) =>
  wasLocked === isLocked && !isNewAddress
    ? []
    : [
        operatorActed(
          'user',
          { userId: admin, ...cause },
          { subject: `{player:${id}}` },
          { [logWords.locked]: yesOrNo(wasLocked) },
          {
            [logWords.locked]: yesOrNo(isLocked),
            ...(isNewAddress && { [accountMessages.emailInLog]: logWords.text.after }),
          },
        ),
      ];

/** Tells other services whether the player is eligible for prizes, after any change of the account. */
export const eligibilityEvent = (account: Account, cause: Cause) => {
  const { id: userId, version, isConfirmed } = account;
  const data = { userId, version, isConfirmed, hasAddress: hasAddress(account) };
  return createEvent('user.eligibility.changed.v1', data, cause);
};
