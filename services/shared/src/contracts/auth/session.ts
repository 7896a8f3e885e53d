/**
 * How the gateway and the user service talk about sessions. The browser's cookie holds the token; only its hash is
 * stored, and that hash is the session's id.
 */

/** Header of the answer to register, login and logout: the new session's token, or empty when the session is over. */
export const SESSION_HEADER = 'x-tippspiel-session';

/**
 * Both ways: what a browser keeps for some minutes while its player logs in elsewhere, sealed by the user service. Empty in
 * an answer: it keeps nothing any more.
 */
export const TICKET_HEADER = 'x-tippspiel-ticket';

/** POST {token} with the signed identity header of an anonymous visitor; answers `{session: ResolvedSession | null}`. */
export const RESOLVE_SESSION_PATH = '/internal/session';

/** Hint with `SessionsRevoked`: whoever keeps one of these sessions in memory asks anew. */
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
