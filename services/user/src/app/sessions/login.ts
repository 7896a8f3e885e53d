import { unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import { DAY_SECONDS } from '@tippspiel/shared/platform/clock/window';
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

/** The window in which failed logins and registrations are counted. */
export const FAILURE_WINDOW_SECONDS = 900;

/** How long an account is known at an IP address after a login there. */
const FAMILIAR_SECONDS = 90 * DAY_SECONDS;

type Counts = {
  /** Failures on one account from one IP address. */
  pair: Limit;
  /** Failures on all accounts from that address, except on those that are familiar there. */
  address: Limit;
  /** Counts the account's first login from that address. */
  familiar: Limit;
};

function countsOf({ limits, settings }: Deps, email: string, clientIp: string): Counts {
  const { LOGIN_MAX_FAILURES, LOGIN_MAX_FAILURES_PER_ADDRESS } = settings;
  const seconds = FAILURE_WINDOW_SECONDS;
  const familiar = { kind: 'login-familiar', max: Infinity, seconds: FAMILIAR_SECONDS };
  return {
    pair: limits.of({ kind: 'login', max: LOGIN_MAX_FAILURES, seconds }, email, clientIp),
    address: limits.of({ kind: 'login-address', max: LOGIN_MAX_FAILURES_PER_ADDRESS, seconds }, clientIp),
    familiar: limits.of(familiar, email, clientIp),
  };
}

/**
 * Logs in; a locked player may, too. An unknown address and a wrong password get the same response after the same work.
 * Only failures are counted, each before the response. `attempts` ensures that simultaneous attempts do not exceed the
 * limits. One visitor's failures never lock out accounts that have logged in from the same address before.
 */
export async function login(
  deps: Deps,
  request: ClientRequest,
  input: unknown,
): Promise<{ account: Account; token: string }> {
  const { email, password } = parseInput(loginInput, input);
  const { pair, address, familiar } = countsOf(deps, email, request.clientIp);
  const isFamiliar = async () => {
    if (await familiar.check()) return true;
    await address.check();
    return false;
  };
  const attempt = async () => {
    const [failures, wasHere, known] = await Promise.all([
      pair.check(),
      isFamiliar(),
      deps.accounts.findByEmail(email),
    ]);
    if (await deps.passwords.verify(known?.passwordHash ?? null, password)) {
      if (failures > 0) await pair.forget();
      if (!wasHere) await familiar.take();
      return known?.account;
    }
    await pair.take();
    if (!wasHere) await address.take();
    return undefined;
  };
  const account = await deps.attempts({ email, clientIp: request.clientIp }, attempt, request.deadline);
  if (!account) throw unauthenticated(sessionMessages.wrongLogin);
  return { account, token: await openSession(deps, account, { before: request.identity, ...request }) };
}
