import type { GoalAlert } from '../profiles/goal-alert.ts';
import type { ReminderHours } from '../profiles/reminder.ts';

export type Gender = 'f' | 'm';

/** A player's account as the use cases see it; the password's hash stays in the store. */
export type Account = {
  /** The player's number: positive, counted in the order of registration. */
  id: number;
  /** Counts the changes of this account, from 1. */
  version: number;
  /** Folded: two spellings of one mailbox are the same text. */
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
  /** Hours before kick-off, 0 for never. */
  reminder: ReminderHours;
  goalAlert: GoalAlert;
  /** Hours of the German day from and until which no goal alerts the player. */
  quietFrom: number;
  quietUntil: number;
  /** The operators' note about the player; for their eyes only. */
  adminInfo: string;
  /** Name of the picture, empty for none. */
  pictureStamp: string;
  /** Version of the event of media that set it; 0 before the first. */
  pictureVersion: number;
  isAdmin: boolean;
  /** The address was confirmed to be the player's own: without it no part in drawings. */
  isConfirmed: boolean;
  /** GESPERRT: reads, never writes. */
  isLocked: boolean;
  recommendGuid: string;
  /** The place at the end of the last tournament, 0 for none: what the welcome page shows. */
  rankWelcome: number;
  /** Number of the player who recommended the game, null for none. */
  recommendedBy: number | null;
  /** How many players registered on this player's recommendation; follows them, moments later. */
  recommendCount: number;
  /** False for who came by a login elsewhere and never set one. */
  hasPassword: boolean;
  /** Issuer and subject of the login elsewhere that opens this account, too; empty without one. */
  providerKey: string;
  /** Address of the picture there, empty without one. */
  providerPicture: string;
  /** Counts the changes of password and address: each of them ends all logins, but for `keptLogin`. */
  loginEpoch: number;
  /** The session that stayed at the last of these changes; empty for none. */
  keptLogin: string;
  /** How often the link of a mail has set the password. */
  resetCount: number;
  /** When the account was opened, by the game's clock. */
  dateActivated: Date;
};

/** True for an address to which a prize can be sent (specification, chapter 2: 'city, street or zip is missing'). */
export function hasAddress({ street, zipCode, city }: Pick<Account, 'street' | 'zipCode' | 'city'>): boolean {
  return street !== '' && zipCode !== '' && city !== '';
}

export function fullnameOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`.trim();
}
