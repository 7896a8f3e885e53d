const HOUR_MS = 60 * 60 * 1000;

/** A login lasts this long after its last use. */
export const SESSION_LIFETIME_MS = 30 * 24 * HOUR_MS;

/** Using a session is noted at most this often. */
const TOUCH_EVERY_MS = HOUR_MS;

export type Session = {
  /** Hash of the token that only the browser knows. */
  id: string;
  userId: number;
  /** 'Firefox auf Windows', as the browser said at the login. */
  device: string;
  created: Date;
  lastSeen: Date;
  expires: Date;
};

export function isValid(session: Session, now: Date): boolean {
  return session.expires.getTime() > now.getTime();
}

/** True when the session's end has to move because it is in use. */
export function isDueForTouch(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeen.getTime() >= TOUCH_EVERY_MS;
}

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + SESSION_LIFETIME_MS);
}
