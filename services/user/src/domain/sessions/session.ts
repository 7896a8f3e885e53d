import type { Account } from '../accounts/account.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A login lasts this long after its last use. */
export const SESSION_LIFETIME_MS = 30 * 24 * HOUR_MS;

/** Using a session is noted at most this often. */
const TOUCH_EVERY_MS = HOUR_MS;

export type Session = {
  /** Hash of the token that only the browser knows. */
  id: string;
  userId: number;
  /** The account's when it was opened. */
  loginEpoch: number;
  /** 'Firefox auf Windows', as the browser said at the login. */
  device: string;
  created: Date;
  lastSeen: Date;
  expires: Date;
};

type Logins = Pick<Account, 'id' | 'loginEpoch' | 'keptLogin'>;

/** True while the session may be used: it has not expired, and no change of password or address has ended it. */
export function isValid(session: Session, account: Logins, now: Date): boolean {
  return session.expires.getTime() > now.getTime() && isCurrent(session, account);
}

/** True when no change of password or address has ended the session since it was opened. */
export function isCurrent({ id, userId, loginEpoch }: Session, account: Logins): boolean {
  return userId === account.id && (loginEpoch === account.loginEpoch || id === account.keptLogin);
}

/**
 * What a change of password or address writes, too: all logins are over from that very write on.
 * @param keptLogin the session that stays; empty for none
 */
export function endLogins(
  { loginEpoch }: Pick<Logins, 'loginEpoch'>,
  keptLogin: string,
): Pick<Logins, 'loginEpoch' | 'keptLogin'> {
  return { loginEpoch: loginEpoch + 1, keptLogin };
}

/** True when the session's end has to move because it is in use. */
export function isDueForTouch(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeen.getTime() >= TOUCH_EVERY_MS;
}

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + SESSION_LIFETIME_MS);
}
