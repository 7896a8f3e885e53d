import type { Account } from '../accounts/account.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A login lasts this long after its last use. */
export const SESSION_LIFETIME_MS = 30 * 24 * HOUR_MS;

/** A session's use is recorded at most this often. */
const TOUCH_EVERY_MS = HOUR_MS;

export type Session = {
  /** Hash of the token, which only the browser has. */
  id: string;
  userId: number;
  /** The account's login epoch when the session was opened. */
  loginEpoch: number;
  /** Such as 'Firefox auf Windows', from the User-Agent at login. */
  device: string;
  created: Date;
  lastSeen: Date;
  expires: Date;
};

type Logins = Pick<Account, 'id' | 'loginEpoch' | 'keptLogin'>;

/** True if the session may be used: it has not expired, and no change of password or address has ended it. */
export function isValid(session: Session, account: Logins, now: Date): boolean {
  return session.expires.getTime() > now.getTime() && isCurrent(session, account);
}

/** True when no change of password or address has ended the session since it was opened. */
export function isCurrent({ id, userId, loginEpoch }: Session, account: Logins): boolean {
  return userId === account.id && (loginEpoch === account.loginEpoch || id === account.keptLogin);
}

/**
 * The fields that a change of password or address also writes: this write ends all logins.
 * @param keptLogin the session that stays; empty for none
 */
export function endLogins(
  { loginEpoch }: Pick<Logins, 'loginEpoch'>,
  keptLogin: string,
): Pick<Logins, 'loginEpoch' | 'keptLogin'> {
  return { loginEpoch: loginEpoch + 1, keptLogin };
}

/** True if the session is in use and its expiry is due for an extension. */
export function isDueForTouch(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeen.getTime() >= TOUCH_EVERY_MS;
}

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + SESSION_LIFETIME_MS);
}
