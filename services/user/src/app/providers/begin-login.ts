import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { AppError, conflict, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import { isLinkedTo } from '../../domain/providers/person.ts';
import { safePath } from '../../domain/providers/safe-path.ts';
import { recommendGuidInput } from '../accounts/account-input.ts';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';
import { parseInput } from '../parse-input.ts';
import { providerMessages } from './messages.ts';
import { ProviderError } from '../../effects/open-id.ts';

const RETRY_SECONDS = 10;

const beginInput = z.object({
  link: z.boolean().nullish(),
  returnTo: z.string().nullish(),
  recommendGuid: recommendGuidInput,
});

/**
 * Starts a login by the provider, or the linking of the viewer's account.
 * @returns the URL for the browser, and the ticket that it keeps until it returns
 * @throws AppError NOT_FOUND without a provider; UNAVAILABLE if it does not answer; CONFLICT, FORBIDDEN for a link
 */
export async function beginProviderLogin(
  deps: Deps,
  { identity }: ReadRequest,
  input: unknown,
): Promise<{ url: string; ticket: string }> {
  const { provider } = deps;
  const { link, returnTo, recommendGuid } = parseInput(beginInput, input);
  const writer = link ? requireWriter(identity) : null;
  if (!provider) throw notFound(providerMessages.none);
  const linkFor = writer && (await linkable(deps, writer.userId));
  const begun = await provider.begin().catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('UNAVAILABLE', providerMessages.away(provider.name), {
      retryAfterSeconds: RETRY_SECONDS,
    });
  });
  const { url, ...secrets } = begun;
  const ways = { returnTo: safePath(returnTo), recommendGuid: recommendGuid ?? '' };
  const ticket = { ...secrets, ...ways, linkFor };
  return { url, ticket: await deps.tickets.seal('begun', ticket, deps.clock.now()) };
}

/**
 * Rejects an unconfirmed account, because a stranger may have opened it. If it were linked now, the stranger would
 * still have access after the address's owner takes it over.
 */
async function linkable(deps: Deps, userId: number): Promise<number> {
  const account = await deps.accounts.find(userId);
  if (!account) throw conflict(messages.noSuchUser);
  if (!account.isConfirmed) throw conflict(providerMessages.confirmFirst);
  if (isLinkedTo(account, deps.provider?.issuer))
    throw conflict(providerMessages.linkedAlready(deps.provider?.name ?? ''));
  return userId;
}
