import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import { isUnexpired, TOKEN_LIFETIME_MS, type Token, type TokenKind } from '../domain/tokens.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { createToken, hashToken } from './secret-token.ts';

/** Longer than any of our tokens; a longer value counts as unknown. */
const TOKEN_MAX = 100;

export const tokenInput = z
  .string(messages.badLink)
  .min(1, messages.badLink)
  .max(TOKEN_MAX, messages.badLink);

type Purpose = Pick<Token, 'userId' | 'email' | 'loginEpoch' | 'resetCount'> & {
  /** The account's current address, if the mail goes to another one. */
  from?: string;
};

/** Creates a secret for a link in a mail. @returns the secret for the mail, and the token to store */
export function newMailToken(
  kind: TokenKind,
  { from, ...purpose }: Purpose,
  now: Date,
): { secret: string; token: Token } {
  const secret = createToken();
  const expires = new Date(now.getTime() + TOKEN_LIFETIME_MS[kind]);
  return { secret, token: { id: hashToken(secret), kind, from: from ?? purpose.email, ...purpose, expires } };
}

/** The link's part of its mail's key, so that every link is a separate mail. */
export const mailKeyOf = ({ kind, userId, id }: Token): string => `${kind}/${userId}/${id.slice(0, 16)}`;

/**
 * Finds the purpose of a link. The link stays until it expires; its use case ensures, in the write of the account, that
 * it works only once. So neither a crash nor a lost response leaves a useless link.
 * @throws AppError BAD_USER_INPUT for a link that no longer works
 */
export async function findMailToken(deps: Deps, secret: string, ...kinds: TokenKind[]): Promise<Token> {
  const token = await deps.tokens.find(hashToken(secret), kinds);
  if (!token || !isUnexpired(token, deps.clock.now())) throw badInput(messages.badLink, 'token');
  return token;
}
