import { conflict } from '@tippspiel/shared/contracts/errors/app-error';
import type { Cause } from '@tippspiel/shared/contracts/events/envelope';
import type { Rule } from '@tippspiel/shared/platform/mongo/limits';
import type { Account } from '../../domain/accounts/account.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { newMailToken } from '../mail-token.ts';
import { linkMail } from '../mail/account-mails.ts';
import { limitMailsToStranger } from '../mail/limit-mails.ts';
import { parseInput } from '../parse-input.ts';
import { FAILURE_WINDOW_SECONDS } from '../sessions/login.ts';
import { openSession } from '../sessions/open-session.ts';
import { registerInput } from './account-input.ts';
import { accountMessages } from './messages.ts';
import { newAccount, type Person } from './new-account.ts';
import { eligibilityEvent, registeredEvent } from './player-event.ts';

const registrations = ({ settings: { REGISTER_MAX_PER_HOUR: max } }: Deps): Rule => ({
  kind: 'register',
  max,
  message: accountMessages.registerTooMany,
});

type Opening = {
  person: Person;
  /** Undefined for accounts without a password, which log in by `provider`. */
  password?: string;
  provider?: { key: string; picture: string };
  isConfirmed: boolean;
  recommendGuid: string | null | undefined;
};

/**
 * Opens an account. The address is checked before a number is assigned, so that numbers stay dense. Only two
 * simultaneous registrations of one address waste a number.
 */
export async function openAccount(deps: Deps, request: ClientRequest, opening: Opening): Promise<Account> {
  const { person, isConfirmed } = opening;
  const { REGISTER_MAX_FAILURES: max } = deps.settings;
  const known = deps.limits.of(
    { kind: 'register-known', max, seconds: FAILURE_WINDOW_SECONDS },
    request.clientIp,
  );
  const refuse = async () => {
    await known.take();
    return conflict(accountMessages.emailTaken, 'email');
  };
  await known.check();
  if (await deps.accounts.isEmailTaken(person.email)) throw await refuse();
  await deps.limits.of(registrations(deps), request.clientIp).take();
  const ofMailbox = isConfirmed ? null : limitMailsToStranger(deps, 'registration', person.email);
  await ofMailbox?.take();
  try {
    const account = await insertAccount(deps, request, opening);
    if (!account) throw await refuse();
    return account;
  } catch (error) {
    // One count too many does no harm; another error would say that the outcome is unknown.
    await ofMailbox?.giveBack().catch(() => undefined);
    throw error;
  }
}

/** Opens an account with a password, as the form of registration does, and logs it in. */
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

/** @returns null if the address is taken by now */
async function insertAccount(
  deps: Deps,
  request: ClientRequest,
  { person, password, provider, isConfirmed, recommendGuid }: Opening,
): Promise<Account | null> {
  const passwordHash = password ? await deps.passwords.hash(password, { deadline: request.deadline }) : '';
  const recommendedBy = recommendGuid ? await deps.accounts.findIdByGuid(recommendGuid) : null;
  if (await deps.accounts.isEmailTaken(person.email)) return null;
  const now = deps.clock.now();
  const id = await deps.numbers.next(ACCOUNTS);
  const account: Account = {
    ...newAccount(id, person, now),
    ...{ isConfirmed, recommendedBy, hasPassword: passwordHash !== '' },
    ...(provider && { providerKey: provider.key, providerPicture: provider.picture }),
  };
  const cause = { now, requestId: request.requestId };
  const events = [registeredEvent(account, cause), eligibilityEvent(account, cause)];
  const outbox = [...events, ...(await confirmation(deps, account, cause))];
  if (!(await deps.accounts.insert({ account, passwordHash, outbox }))) return null;
  deps.relay.kick(ACCOUNTS, [id]);
  if (recommendedBy !== null) deps.propagate.recommended(recommendedBy);
  return account;
}

/** The mail with the confirmation link, unless the address is already confirmed. */
async function confirmation(deps: Deps, account: Account, cause: Cause) {
  if (account.isConfirmed) return [];
  const made = newMailToken('confirm', { userId: account.id, email: account.email }, cause.now);
  await deps.tokens.insert(made.token);
  return [linkMail(account, made, cause)];
}
