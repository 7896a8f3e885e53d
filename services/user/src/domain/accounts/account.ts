import type { GoalAlert } from '../profiles/goal-alert.ts';
import type { ReminderHours } from '../profiles/reminder.ts';

export type Gender = 'f' | 'm';

/** A player's account for the use cases; the password hash stays in the store. */
export type Account = {
  /** The player's number: positive, in the order of registration. */
  id: number;
  /** Number of changes of this account, from 1. */
  version: number;
  /** Normalized: all spellings of one mailbox give the same text. */
  email: string;
  gender: Gender;
  firstname: string;
  lastname: string;
  fullname: string;
  city: string;
  /** German name of a country, empty when unknown. */
  country: string;
  institution: string;
  hobbies: string;
  age: string;
  street: string;
  zipCode: string;
  /** Hours before kick-off; 0 for never. */
  reminder: ReminderHours;
  goalAlert: GoalAlert;
  /** Hours of the German day between which the player gets no goal alerts. */
  quietFrom: number;
  quietUntil: number;
  /** The operators' note about the player; visible to operators only. */
  adminInfo: string;
  /** File name of the picture; empty for none. */
  pictureStamp: string;
  /** Version of the media event that set it; 0 before the first. */
  pictureVersion: number;
  isAdmin: boolean;
  /** Whether the address is confirmed to be the player's own. Otherwise the player takes no part in drawings. */
  isConfirmed: boolean;
  /** GESPERRT: may read, but not write. */
  isLocked: boolean;
  recommendGuid: string;
  /** Rank in the last tournament, for the welcome page; 0 for none. */
  rankWelcome: number;
  /** Number of the player who recommended the game; null for none. */
  recommendedBy: number | null;
  /** How many players registered on this player's recommendation; updated moments after each registration. */
  recommendCount: number;
  /** False for players who registered by the provider and never set one. */
  hasPassword: boolean;
  /** Issuer and subject of the linked provider login; empty without one. */
  providerKey: string;
  /** URL of the provider's picture; empty without one. */
  providerPicture: string;
  /** Counts the changes of password and address. Each of them ends all logins except `keptLogin`. */
  loginEpoch: number;
  /** The session that survived the last of these changes; empty for none. */
  keptLogin: string;
  /** How often a mail's link has set the password. */
  resetCount: number;
  /** When the account was opened, by the game clock. */
  dateActivated: Date;
};

/** True if a prize can be sent to the address (specification, chapter 2: 'city, street or zip is missing'). */
export function hasAddress({ street, zipCode, city }: Pick<Account, 'street' | 'zipCode' | 'city'>): boolean {
  return street !== '' && zipCode !== '' && city !== '';
}

export function fullnameOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`.trim();
}
