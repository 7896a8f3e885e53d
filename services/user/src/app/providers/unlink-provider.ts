import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { conflict, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import type { Account } from '../../domain/accounts/account.ts';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';
import { currentLogin } from '../sessions/current-login.ts';
import { providerMessages } from './messages.ts';

/**
 * Removes the provider's login from the viewer's account. Repeating it is no error.
 * @throws AppError CONFLICT if it is the only login
 */
export async function unlinkProvider(deps: Deps, { identity }: ReadRequest): Promise<Account> {
  const { userId, sessionId } = requireWriter(identity);
  const isCurrentLogin = await currentLogin(deps, sessionId);
  const result = await deps.accounts.change(
    userId,
    (account) => {
      if (!isCurrentLogin(account)) throw unauthenticated();
      if (!account.providerKey) return null;
      if (!account.hasPassword) throw conflict(providerMessages.lastWayIn);
      return { providerKey: '', providerPicture: '' };
    },
    () => [],
  );
  if (!result) throw conflict(messages.noSuchUser);
  return result.account;
}
