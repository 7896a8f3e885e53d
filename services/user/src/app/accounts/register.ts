import type { Identity } from '@tippspiel/shared/auth/identity';
import { conflict } from '@tippspiel/shared/errors/app-error';
import type { Rule } from '@tippspiel/shared/mongo/limits';
import type { Account } from '../../domain/accounts/account.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import { registerInput } from './account-input.ts';
import type { Deps, Origin } from '../deps.ts';
import { accountMessages } from './messages.ts';
import { newAccount } from './new-account.ts';
import { openSession } from '../sessions/open-session.ts';
import { newMailToken } from '../mail-token.ts';
import { parseInput } from '../parse-input.ts';
import { confirmMail } from './mails.ts';
import { registeredEvent } from './player-event.ts';

const HOUR_SECONDS = 3_600;

const registrations = ({ settings: { registerMaxPerHour: max } }: Deps): Rule => ({
  kind: 'register',
  max,
  seconds: HOUR_SECONDS,
  message: accountMessages.registerTooMany,
});

/**
 * Opens an account and logs in. The address is looked up before a number is drawn, so that numbers stay dense; only two
 * registrations of one address at the very same moment cost one.
 */
export async function register(
  deps: Deps,
  identity: Identity | null,
  origin: Origin,
  input: unknown,
): Promise<{ account: Account; token: string }> {
  const { password, recommendGuid, firstname, lastname, email, gender } = parseInput(registerInput, input);
  const { registerMaxFailures: max, registerWindowSeconds: seconds } = deps.settings;
  const known = deps.limits.of({ kind: 'register-known', max, seconds }, origin.clientIp);
  const refuse = async () => {
    await known.take();
    return conflict(accountMessages.emailTaken, 'email');
  };
  await known.check();
  if (await deps.accounts.isEmailTaken(email)) throw await refuse();
  await deps.limits.of(registrations(deps), origin.clientIp).take();
  const passwordHash = await deps.passwords.inTurn(({ hash }) => hash(password));
  const recommendedBy = recommendGuid ? await deps.accounts.findIdByGuid(recommendGuid) : null;
  if (await deps.accounts.isEmailTaken(email)) throw await refuse();
  const now = deps.clock.now();
  const id = await deps.numbers.next(ACCOUNTS);
  const account = { ...newAccount(id, { firstname, lastname, email, gender }, now), recommendedBy };
  const made = newMailToken('confirm', { userId: id, email }, now);
  await deps.tokens.insert(made.token);
  const cause = { now, requestId: origin.requestId };
  const follows = [registeredEvent(account, cause), confirmMail(account, made, cause)];
  if (!(await deps.accounts.insert({ account, passwordHash, follows }))) throw await refuse();
  deps.relay.kick(ACCOUNTS, [id]);
  if (recommendedBy !== null) deps.settle.recommended(recommendedBy);
  return { account, token: await openSession(deps, id, { before: identity, ...origin }) };
}
