import type { Account } from '../../domain/accounts/account.ts';
import { newAccount } from '../accounts/new-account.ts';
import { leavingMessages } from './messages.ts';

/**
 * Placeholder for a player who left. Other services may reference the number for a few moments longer, or again after
 * concurrent work. An unresolved reference would fail everything that shows it, such as a whole page of posts.
 */
export function formerPlayer(id: number): Account {
  const person = { firstname: leavingMessages.somebody, lastname: '', email: '', gender: 'f' } as const;
  return { ...newAccount(id, person, new Date(0)), version: 0, recommendGuid: '', hasPassword: false };
}
