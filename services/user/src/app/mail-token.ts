import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import { isUnexpired, TOKEN_LIFETIME_MS, type Token, type TokenKind } from '../domain/tokens.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { createToken, hashToken } from './secret-token.ts';

/** Longer than any of ours; what is longer is none. */
const TOKEN_MAX = 100;

export const tokenInput = z
  .string(messages.badLink)
  .min(1, messages.badLink)
  .max(TOKEN_MAX, messages.badLink);

type Purpose = Pick<Token, 'userId' | 'email' | 'loginEpoch' | 'resetCount'> & {
  /** The account's address, where the mail goes to another one. */
  from?: string;
};

/** A new secret for a link in a mail. @returns what the mail says, and what is stored of it */
export function newMailToken(
  kind: TokenKind,
  { from, ...purpose }: Purpose,
  now: Date,
): { secret: string; token: Token } {
  const secret = createToken();
  const expires = new Date(now.getTime() + TOKEN_LIFETIME_MS[kind]);
  return { secret, token: { id: hashToken(secret), kind, from: from ?? purpose.email, ...purpose, expires } };
}

/** Names the link in the key of the mail that brings it: every link is a mail of its own. */
export const mailKeyOf = ({ kind, userId, id }: Token): string => `${kind}/${userId}/${id.slice(0, 16)}`;

/**
 * Finds the purpose of a link. It stays until it ends: its use case makes sure, in the very write of the account, that it
 * works once. A crash, or an answer that gets lost, leaves no link that does nothing.
 * @throws AppError BAD_USER_INPUT for one that works no more
 */
export async function findMailToken(deps: Deps, secret: string, ...kinds: TokenKind[]): Promise<Token> {
  const token = await deps.tokens.find(hashToken(secret), kinds);
  if (!token || !isUnexpired(token, deps.clock.now())) throw badInput(messages.badLink, 'token');
  return token;
}
