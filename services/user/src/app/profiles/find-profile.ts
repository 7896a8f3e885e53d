import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { isOperator, requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import type { Account } from '../../domain/accounts/account.ts';

/** Any player's profile, for operators; null for an unknown number. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function findProfile(
  accounts: { load(id: number): Promise<Account | null> },
  { identity }: ReadRequest,
  userId: number,
): Promise<Account | null> {
  requireAdmin(identity);
  return accounts.load(userId);
}

/** An operator's note about a player. Players see it only in their export. */
export function showAdminInfo({ adminInfo }: Account, { identity }: ReadRequest): string | null {
  return isOperator(identity) ? adminInfo : null;
}
