import type { Identity } from '@tippspiel/shared/auth/identity';
import { unauthenticated } from '@tippspiel/shared/errors/app-error';
import type { Account } from '../domain/account.ts';
import { loginInput } from './account-input.ts';
import type { Deps, Origin } from './deps.ts';
import { failureLimit, type FailureLimit } from './failure-limit.ts';
import { messages } from './messages.ts';
import { openSession } from './open-session.ts';
import { parseInput } from './parse-input.ts';

type Limits = { pair: FailureLimit; address: FailureLimit };

function limitsOf(deps: Deps, email: string, clientIp: string): Limits {
  const { loginMaxFailures, loginMaxFailuresPerAddress, loginWindowSeconds: seconds } = deps.settings;
  return {
    pair: failureLimit(deps, { kind: 'login', parts: [email, clientIp], max: loginMaxFailures, seconds }),
    address: failureLimit(deps, {
      ...{ kind: 'login-address', parts: [clientIp], seconds },
      max: loginMaxFailuresPerAddress,
    }),
  };
}

/**
 * Logs in; a locked player may, too. An unknown address and a wrong password get the same answer after the same work.
 * Failures are looked up in the turn itself, so that many attempts at once do not slip past the count.
 */
export async function login(
  deps: Deps,
  identity: Identity | null,
  origin: Origin,
  input: unknown,
): Promise<{ account: Account; token: string }> {
  const { email, password } = parseInput(loginInput, input);
  const { pair, address } = limitsOf(deps, email, origin.clientIp);
  const account = await deps.passwords.inTurn(async ({ verify }) => {
    await Promise.all([pair.check(), address.check()]);
    const known = await deps.accounts.findByEmail(email);
    const isRight = await verify(known?.passwordHash ?? null, password);
    await (isRight ? pair.forget() : Promise.all([pair.fail(), address.fail()]));
    return isRight ? known?.account : undefined;
  });
  if (!account) throw unauthenticated(messages.wrongLogin);
  return { account, token: await openSession(deps, account.id, identity) };
}
