const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The purposes of links in mails, and their lifetimes. */
export const TOKEN_LIFETIME_MS = {
  /** Confirms that the address given at registration is the player's own. */
  confirm: 14 * DAY_MS,
  /** Confirms a new address, which replaces the old one. */
  email: DAY_MS,
  /** Sets a new password (decisions, 'Accounts': one hour). */
  reset: 60 * MINUTE_MS,
} as const;

export type TokenKind = keyof typeof TOKEN_LIFETIME_MS;

export type Token = {
  /** Hash of the secret, which only the mail contains. */
  id: string;
  kind: TokenKind;
  userId: number;
  /** The mail's receiver: whoever has the token can read its mails. */
  email: string;
  /** The account's address when the link was created; if it has changed, the link is invalid. */
  from: string;
  /**
   * For a link to a new address: the account's epoch when the link was created. Whatever ends logins also ends the
   * link.
   */
  loginEpoch?: number;
  /** For a link to a new password: the account's count when the link was created, so that it works once. */
  resetCount?: number;
  /** By the game clock. */
  expires: Date;
};

export const isUnexpired = ({ expires }: Pick<Token, 'expires'>, now: Date): boolean => expires > now;
