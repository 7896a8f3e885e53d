import { passes } from '@tippspiel/shared/platform/mongo/limits';
import { foldEmail, looksLikeEmail } from '@tippspiel/shared/platform/text/email';
import type { Account } from '../../domain/accounts/account.ts';
import type { ProviderPerson } from '../../domain/providers/person.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { currentLogin } from '../sessions/current-login.ts';
import { FAILURE_WINDOW_SECONDS } from '../sessions/login.ts';
import { openSession } from '../sessions/open-session.ts';
import { linkAccount } from './link-account.ts';
import { ProviderError, type Provider, type ProviderProblem } from '../../effects/open-id.ts';
import type { Ticket } from './tickets.ts';

/** The browser's next path, the token of a new session, and the ticket that the browser keeps. */
export type Finished = { path: string; token?: string; ticket: string };

/** The last path segment of the error page (web, features/providers). */
type Reason =
  | 'abgebrochen'
  | 'abgelaufen'
  | 'nicht-erreichbar'
  | 'zu-oft'
  | 'unbestaetigt'
  | 'anderes-konto'
  | 'vergeben'
  | 'abgemeldet';

const because: Record<ProviderProblem, Reason> = {
  cancelled: 'abgebrochen',
  refused: 'abgelaufen',
  away: 'nicht-erreichbar',
};
const failed = (reason: Reason): Finished => ({ path: `/anmelden/fehler/${reason}`, ticket: '' });

type Visit = { deps: Deps; provider: Provider; request: ClientRequest };

/**
 * Handles the browser's return from the provider: logs in, links, or shows a new player the form. Invalid input from
 * the browser never throws; every failure has a page.
 * @param query the provider's redirect parameters
 */
export async function finishProviderLogin(
  deps: Deps,
  request: ClientRequest,
  { query, sealed }: { query: string; sealed: string },
): Promise<Finished> {
  const { provider } = deps;
  const ticket = await deps.tickets.open('begun', sealed, deps.clock.now());
  if (!ticket || !provider) return failed('abgelaufen');
  const { LOGIN_MAX_FAILURES_PER_ADDRESS: max } = deps.settings;
  const attempts = deps.limits.of(
    { kind: 'provider', max, seconds: FAILURE_WINDOW_SECONDS },
    request.clientIp,
  );
  if (!(await passes(attempts))) return failed('zu-oft');
  try {
    const person = await provider.finish(query, ticket);
    await attempts.giveBack();
    const visit = { deps, provider, request };
    return ticket.linkFor === null ? await enter(visit, person, ticket) : await link(visit, person, ticket);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.problem !== 'refused') await attempts.giveBack();
    return failed(because[error.problem]);
  }
}

/** Opens the account linked to this person, or the one with the person's address; otherwise the registration form. */
async function enter(visit: Visit, person: ProviderPerson, ticket: Ticket<'begun'>): Promise<Finished> {
  const { deps, provider, request } = visit;
  const known = await deps.accounts.findByProvider(person.key);
  if (known) {
    await keepPicture(deps, known, person);
    return open(visit, known, ticket);
  }
  const email = foldEmail(person.email);
  const owned = person.isVerified && looksLikeEmail(email) ? email : '';
  const account = owned ? (await deps.accounts.findByEmail(owned))?.account : undefined;
  if (!account) {
    const { returnTo, recommendGuid } = ticket;
    const guest = { ...person, email, isVerified: owned !== '', returnTo, recommendGuid };
    const sealed = await deps.tickets.seal('guest', guest, deps.clock.now());
    return { path: '/anmelden/neu', ticket: sealed };
  }
  // Whoever opened an unconfirmed account knows its password, and may be a stranger.
  const holds = (now: Account) => now.isConfirmed && now.email === owned;
  const outcome = await linkAccount(deps, provider, request, { userId: account.id, person, holds });
  if (outcome === 'other person') return failed('anderes-konto');
  return outcome === 'linked' ? open(visit, account, ticket) : failed('unbestaetigt');
}

/** Links the account if the player who began the linking has returned. */
async function link(visit: Visit, person: ProviderPerson, { linkFor }: Ticket<'begun'>): Promise<Finished> {
  const { deps, provider, request } = visit;
  const { identity } = request;
  if (!identity || identity.isLocked || identity.userId !== linkFor) return failed('abgemeldet');
  const isCurrentLogin = await currentLogin(deps, identity.sessionId);
  let reason: Reason = 'abgemeldet';
  const holds = (account: Account) => {
    reason = isCurrentLogin(account) ? 'unbestaetigt' : 'abgemeldet';
    return account.isConfirmed && isCurrentLogin(account);
  };
  const outcome = await linkAccount(deps, provider, request, { userId: linkFor, person, holds });
  if (outcome === 'linked') return { path: '/profil/3', ticket: '' };
  return failed(outcome === 'refused' ? reason : outcome === 'taken' ? 'vergeben' : 'anderes-konto');
}

async function open({ deps, request }: Visit, account: Account, { returnTo }: Ticket<'begun'>) {
  const token = await openSession(deps, account, { before: request.identity, ...request });
  return { path: returnTo, token, ticket: '' };
}

/** Updates the provider's picture if it has changed. */
async function keepPicture(deps: Deps, { id }: Account, { picture }: ProviderPerson): Promise<void> {
  await deps.accounts.change(
    id,
    ({ providerPicture }) => (providerPicture === picture ? null : { providerPicture: picture }),
    () => [],
  );
}
