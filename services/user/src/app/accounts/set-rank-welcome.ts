import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import type { Account } from '../../domain/accounts/account.ts';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';
import { parseInput } from '../parse-input.ts';
import { email } from './account-input.ts';

const rankInput = z.object({ email, rankWelcome: z.int().nonnegative() });

/** Stores a player's rank in the last tournament, for the welcome page. Publishes no event. */
export async function setRankWelcome(deps: Deps, input: unknown): Promise<Account> {
  const { email: address, rankWelcome } = parseInput(rankInput, input);
  const known = await deps.accounts.findByEmail(address);
  const result =
    known &&
    (await deps.accounts.change(
      known.account.id,
      (account) => (account.rankWelcome === rankWelcome ? null : { rankWelcome }),
      () => [],
    ));
  if (!result) throw notFound(messages.noSuchUser);
  return result.account;
}
