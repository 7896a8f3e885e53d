import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { limitExports } from '@tippspiel/shared/platform/mongo/limit-exports';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';

/**
 * Exports all data of the user service about the viewer, including the operators' note. Secrets are left out: hashes of
 * password, logins and links are of no use to anybody. A locked player may export, too.
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED
 */
export async function exportAccount(deps: Deps, { identity }: ReadRequest): Promise<object> {
  const { userId } = requireViewer(identity);
  await limitExports(deps.limits, deps.settings.EXPORTS_PER_HOUR, userId);
  const account = await deps.accounts.find(userId);
  if (!account) throw notFound(messages.noSuchUser);
  const { version: _version, pictureVersion: _pictureVersion, ...described } = account;
  const { loginEpoch: _loginEpoch, keptLogin: _keptLogin, resetCount: _resetCount, ...profile } = described;
  const logins = await deps.sessions.of(userId);
  return {
    account: profile,
    logins: logins.map(({ device, created, lastSeen, expires }) => ({ device, created, lastSeen, expires })),
    favorites: (await deps.favorites.find(userId)).favorites,
    mails: await deps.mails.of(userId),
    pushes: await deps.pushes.of(userId),
    pushSubscriptions: await deps.subscriptions.of(userId),
    openLinks: await deps.tokens.of(userId),
  };
}
