/**
 * The session protocol between the gateway and the user service. The browser's cookie holds the token. Only its hash is
 * stored, and that hash is the session's id.
 */

/** Response header of register, login and logout: the new session's token, or empty when the session has ended. */
export const SESSION_HEADER = 'x-tippspiel-session';

/**
 * Header in both directions: the sealed state of a login at an external provider, which the browser keeps for some
 * minutes. An empty value in a response deletes it.
 */
export const TICKET_HEADER = 'x-tippspiel-ticket';

/** POST {token} with the signed identity header of an anonymous visitor; answers `{session: ResolvedSession | null}`. */
export const RESOLVE_SESSION_PATH = '/internal/session';

/** Hint with `SessionsRevoked`: processes drop these sessions from their caches and look them up again. */
export const SESSION_REVOKED_HINT = 'session.revoked';

export type SessionsRevoked = { sessionIds: string[] };

/** A session that is valid now; rights and lock are the account's at this moment. */
export type ResolvedSession = {
  sessionId: string;
  userId: number;
  isAdmin: boolean;
  isLocked: boolean;
  firstname: string;
  fullname: string;
};
