import { unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import type { Limit } from '@tippspiel/shared/platform/mongo/limits';
import type { Account } from '../../domain/accounts/account.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { sessionMessages } from './messages.ts';
import { openSession } from './open-session.ts';
import { parseInput } from '../parse-input.ts';
import { z } from 'zod';
import { email } from '../accounts/account-input.ts';
import { givenPassword } from '../passwords/given-password.ts';

const loginInput = z.object({ email, password: givenPassword });

/** Failures on one account from one IP address, and on all accounts from that address. */
function limitsOf(
  { limits, settings }: Deps,
  email: string,
  clientIp: string,
): [pair: Limit, address: Limit] {
  const { loginMaxFailures, loginMaxFailuresPerAddress, loginWindowSeconds: seconds } = settings;
  return [
    limits.of({ kind: 'login', max: loginMaxFailures, seconds }, email, clientIp),
    limits.of({ kind: 'login-address', max: loginMaxFailuresPerAddress, seconds }, clientIp),
  ];
}

/**
 * Logs in; a locked player may, too. An unknown address and a wrong password get the same response after the same work.
 * Only failures are counted, each before the response. `attempts` ensures that simultaneous attempts do not exceed the
 * limits.
 */
export async function login(
  deps: Deps,
  request: ClientRequest,
  input: unknown,
): Promise<{ account: Account; token: string }> {
  const { email, password } = parseInput(loginInput, input);
  const [pair, address] = limitsOf(deps, email, request.clientIp);
  const attempt = async () => {
    const [failures, , known] = await Promise.all([
      pair.check(),
      address.check(),
      deps.accounts.findByEmail(email),
    ]);
    if (await deps.passwords.verify(known?.passwordHash ?? null, password)) {
      if (failures > 0) await pair.forget();
      return known?.account;
    }
    await pair.take();
    await address.take();
    return undefined;
  };
  const account = await deps.attempts({ email, clientIp: request.clientIp }, attempt, request.deadline);
  if (!account) throw unauthenticated(sessionMessages.wrongLogin);
  return { account, token: await openSession(deps, account, { before: request.identity, ...request }) };
}
