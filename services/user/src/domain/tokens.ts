const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The purposes of links in mails, and their lifetimes. */
export const TOKEN_LIFETIME_MS = {
  /** The address given at the registration is the player's own. */
  confirm: 14 * DAY_MS,
  /** A new address is, too, and takes the place of the old one. */
  email: DAY_MS,
  /** A new password (decisions, 'Accounts': one hour). */
  reset: 60 * MINUTE_MS,
} as const;

export type TokenKind = keyof typeof TOKEN_LIFETIME_MS;

export type Token = {
  /** Hash of what only the mail says. */
  id: string;
  kind: TokenKind;
  userId: number;
  /** The address that the mail goes to: who has the token reads mails there. */
  email: string;
  /** The account's address when the link was made; with another one the link works no more. */
  from: string;
  /** Of a link to a new address: the account's when the link was made. Whatever ends logins ends it. */
  loginEpoch?: number;
  /** Of a link to a new password: the account's when the link was made, so that it works once. */
  resetCount?: number;
  /** By the game's clock. */
  expires: Date;
};

export const isUnexpired = ({ expires }: Pick<Token, 'expires'>, now: Date): boolean => expires > now;
