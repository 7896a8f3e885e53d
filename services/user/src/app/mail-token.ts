import { badInput } from '@tippspiel/shared/errors/app-error';
import { z } from 'zod';
import { isGood, TOKEN_LIFETIME_MS, type Token, type TokenKind } from '../domain/tokens.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { createToken, hashToken } from './secret-token.ts';

/** Longer than any of ours; what is longer is none. */
const TOKEN_MAX = 100;

export const tokenInput = z
  .string(messages.badLink)
  .min(1, messages.badLink)
  .max(TOKEN_MAX, messages.badLink);

/** A new secret for a link in a mail. @returns what the mail says, and what is stored of it */
export function newMailToken(
  kind: TokenKind,
  { userId, email }: Pick<Token, 'userId' | 'email'>,
  now: Date,
): { secret: string; token: Token } {
  const secret = createToken();
  const expires = new Date(now.getTime() + TOKEN_LIFETIME_MS[kind]);
  return { secret, token: { id: hashToken(secret), kind, userId, email, expires } };
}

/** Where it came from, in the key of the mail that brings it: every link is a mail of its own. */
export const mailKeyOf = ({ kind, userId, id }: Token): string => `${kind}/${userId}/${id.slice(0, 16)}`;

/** What a link is good for; it is not used up by that. @throws AppError BAD_USER_INPUT for one that works no more */
export async function findMailToken(deps: Deps, secret: string, ...kinds: TokenKind[]): Promise<Token> {
  const token = await deps.tokens.find(hashToken(secret), kinds);
  if (!token || !isGood(token, deps.clock.now())) throw badInput(messages.badLink, 'token');
  return token;
}

/** Uses it up. @throws AppError BAD_USER_INPUT when somebody was faster */
export async function useUp(deps: Deps, { id }: Token): Promise<void> {
  if (!(await deps.tokens.take(id))) throw badInput(messages.badLink, 'token');
}
