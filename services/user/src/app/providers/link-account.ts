import { isDuplicateKey } from '@tippspiel/shared/platform/mongo/duplicate-key';
import type { Account } from '../../domain/accounts/account.ts';
import { isLinkedTo, type ProviderPerson } from '../../domain/providers/person.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import type { Provider } from '../../effects/open-id.ts';
import { providerLinkedMail } from '../mail/account-mails.ts';

export type Linked = 'linked' | 'other person' | 'taken' | 'refused';

type Link = {
  userId: number;
  person: ProviderPerson;
  /** Checked in the write of the change. */
  holds(account: Account): boolean;
};

/**
 * Lets a person of the provider log in to an account, and informs its player by mail.
 * @returns 'other person' if another person of this provider is linked; 'taken' if the person is linked to another
 * account; 'refused' if the account is gone or no longer meets the condition
 */
export async function linkAccount(
  deps: Deps,
  provider: Provider,
  { requestId }: ClientRequest,
  { userId, person, holds }: Link,
): Promise<Linked> {
  const { key, picture } = person;
  const cause = { now: deps.clock.now(), requestId };
  let refused: Linked | undefined;
  const decide = (account: Account) => {
    refused = undefined;
    if (account.providerKey === key) return null;
    if (!holds(account)) refused = 'refused';
    else if (isLinkedTo(account, provider.issuer)) refused = 'other person';
    return refused ? null : { providerKey: key, providerPicture: picture };
  };
  try {
    const result = await deps.accounts.change(userId, decide, (after) => [
      providerLinkedMail(after, provider.name, cause),
    ]);
    if (!result) return 'refused';
    if (result.changed) deps.relay.kick(ACCOUNTS, [userId]);
    return refused ?? 'linked';
  } catch (error) {
    if (isDuplicateKey(error)) return 'taken';
    throw error;
  }
}
