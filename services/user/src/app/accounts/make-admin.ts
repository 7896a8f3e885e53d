import { conflict } from '@tippspiel/shared/contracts/errors/app-error';
import type { Cause } from '@tippspiel/shared/contracts/events/envelope';
import { z } from 'zod';
import type { Account } from '../../domain/accounts/account.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import { newPassword } from '../passwords/new-password.ts';
import { email, firstname, lastname } from './account-input.ts';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';
import { accountMessages } from './messages.ts';
import { newAccount } from './new-account.ts';
import { parseInput } from '../parse-input.ts';
import { changedEvent, eligibilityEvent, operatorActedEvent, registeredEvent } from './player-event.ts';

const person = z.object({ email, firstname, lastname });
const secret = z.object({ password: newPassword });

type Options = {
  email: string;
  firstname: string;
  lastname: string;
  /** Called only if the account does not exist yet. */
  password(): Promise<string>;
  requestId: string;
};

/**
 * Makes an account an operator's, or opens a new one.
 * @returns the account and whether it is new
 * @throws AppError CONFLICT, BAD_USER_INPUT
 */
export async function makeAdmin(deps: Deps, options: Options): Promise<{ account: Account; isNew: boolean }> {
  const form = parseInput(person, options);
  const known = await deps.accounts.findByEmail(form.email);
  const account = known ? await promote(deps, known.account.id, options) : await create(deps, form, options);
  deps.relay.kick(ACCOUNTS, [account.id]);
  return { account, isNew: !known };
}

/** The log names the new operator as the one who acted: the server's command has no login. */
const madeEvent = (account: Account, cause: Cause) =>
  operatorActedEvent({ ...account, isAdmin: false }, account, account.id, cause);

/**
 * Takes an account out of the operators, but never the last one who may act.
 * @throws AppError CONFLICT, BAD_USER_INPUT
 */
export async function revokeAdmin(
  deps: Deps,
  { email: given, requestId }: Pick<Options, 'email' | 'requestId'>,
): Promise<Account> {
  const known = await deps.accounts.findByEmail(
    parseInput(person.pick({ email: true }), { email: given }).email,
  );
  if (!known) throw conflict(messages.noSuchUser);
  const { id } = known.account;
  const result = await deps.accounts.change(
    id,
    async ({ isAdmin }) => {
      if (!isAdmin) return null;
      if (!(await deps.accounts.keepOperator({ $ne: id }))) throw conflict(accountMessages.onlyOperator);
      return { isAdmin: false };
    },
    (after) => {
      const cause = { now: deps.clock.now(), requestId };
      return [changedEvent(after, cause), operatorActedEvent({ ...after, isAdmin: true }, after, id, cause)];
    },
  );
  if (!result) throw conflict(messages.noSuchUser);
  deps.relay.kick(ACCOUNTS, [id]);
  deps.announceRevoked(await deps.sessions.idsOf(id));
  return result.account;
}

async function promote(deps: Deps, id: number, { requestId }: Options): Promise<Account> {
  const result = await deps.accounts.change(
    id,
    (account) => {
      refuseStranger(account);
      return account.isAdmin ? null : { isAdmin: true };
    },
    (after) => {
      const cause = { now: deps.clock.now(), requestId };
      return [changedEvent(after, cause), madeEvent(after, cause)];
    },
  );
  if (!result) throw conflict(messages.noSuchUser);
  deps.announceRevoked(await deps.sessions.idsOf(id));
  return result.account;
}

/** Anybody may have opened an unconfirmed account with this address. @throws AppError CONFLICT */
function refuseStranger({ id, email, fullname, isConfirmed, isLocked }: Account): void {
  const about = `${email} (Nr. ${id}, ${fullname})`;
  if (isLocked) throw conflict(`${about} ist gesperrt.`);
  if (!isConfirmed)
    throw conflict(
      `${about} gibt es schon, vielleicht von einem Fremden: Die Adresse ist nicht bestätigt. Setze zuerst über „Passwort vergessen“ ein neues Passwort.`,
    );
}

async function create(deps: Deps, form: z.output<typeof person>, options: Options): Promise<Account> {
  const { password } = parseInput(secret, { password: await options.password() });
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.clock.now();
  const id = await deps.numbers.next(ACCOUNTS);
  const account = { ...newAccount(id, { ...form, gender: 'm' }, now), isAdmin: true, isConfirmed: true };
  const cause = { now, requestId: options.requestId };
  const outbox = [
    registeredEvent(account, cause),
    eligibilityEvent(account, cause),
    madeEvent(account, cause),
  ];
  if (!(await deps.accounts.insert({ account, passwordHash, outbox })))
    throw conflict(accountMessages.emailTaken, 'email');
  return account;
}
