import type { Account } from '../../domain/accounts/account.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { parseInput } from '../parse-input.ts';
import { openSession } from '../sessions/open-session.ts';
import { registerInput } from './account-input.ts';
import { openAccount } from './open-account.ts';

export async function register(
  deps: Deps,
  request: ClientRequest,
  input: unknown,
): Promise<{ account: Account; token: string }> {
  const { password, recommendGuid, firstname, lastname, email, gender } = parseInput(registerInput, input);
  const person = { firstname, lastname, email, gender };
  const account = await openAccount(deps, request, { person, password, isConfirmed: false, recommendGuid });
  return { account, token: await openSession(deps, account, { before: request.identity, ...request }) };
}
