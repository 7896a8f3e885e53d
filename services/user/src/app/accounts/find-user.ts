import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import type { Account } from '../../domain/accounts/account.ts';

/** Any player, for players; null for an unknown number. @throws AppError UNAUTHENTICATED */
export async function findUser(
  accounts: { load(id: number): Promise<Account | null> },
  { identity }: ReadRequest,
  id: number,
): Promise<Account | null> {
  requireViewer(identity);
  return accounts.load(id);
}
