import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { isOperator, requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import type { Account } from '../../domain/accounts/account.ts';

/** Any player's profile, for operators; null for an unknown number. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function findProfile(
  accounts: { load(id: number): Promise<Account | null> },
  identity: Identity | null,
  userId: number,
): Promise<Account | null> {
  requireAdmin(identity);
  return accounts.load(userId);
}

/** What operators note about a player; nobody else reads it, the player included, but in the export. */
export function showAdminInfo({ adminInfo }: Account, identity: Identity | null): string | null {
  return isOperator(identity) ? adminInfo : null;
}
