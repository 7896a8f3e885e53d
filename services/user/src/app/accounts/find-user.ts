import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { isOperator, requireAdmin, requireViewer } from '@tippspiel/shared/contracts/auth/require';
import type { Account } from '../../domain/accounts/account.ts';

type Accounts = { load(id: number): Promise<Account | null> };

/** Any player, for players; null for an unknown number. @throws AppError UNAUTHENTICATED */
export async function findUser(accounts: Accounts, { identity }: ReadRequest, id: number) {
  requireViewer(identity);
  return accounts.load(id);
}

/** Any player's profile, for operators; null for an unknown number. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function findProfile(accounts: Accounts, { identity }: ReadRequest, id: number) {
  requireAdmin(identity);
  return accounts.load(id);
}

/** An operator's note about a player. Players see it only in their export. */
export function showAdminInfo({ adminInfo }: Account, { identity }: ReadRequest): string | null {
  return isOperator(identity) ? adminInfo : null;
}
