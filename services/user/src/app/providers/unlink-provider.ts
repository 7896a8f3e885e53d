import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { conflict } from '@tippspiel/shared/contracts/errors/app-error';
import type { Account } from '../../domain/accounts/account.ts';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';
import { providerMessages } from './messages.ts';

/**
 * Removes the provider's login from the viewer's account. Repeating it is no error.
 * @throws AppError CONFLICT if it is the only login
 */
export async function unlinkProvider(deps: Deps, { identity }: ReadRequest): Promise<Account> {
  const { userId } = requireWriter(identity);
  const result = await deps.accounts.change(
    userId,
    ({ providerKey, hasPassword }) => {
      if (!providerKey) return null;
      if (!hasPassword) throw conflict(providerMessages.lastWayIn);
      return { providerKey: '', providerPicture: '' };
    },
    () => [],
  );
  if (!result) throw conflict(messages.noSuchUser);
  return result.account;
}
