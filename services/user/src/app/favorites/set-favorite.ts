import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Account } from '../../domain/accounts/account.ts';
import { FAVORITES } from '../../store/favorites/favorites.ts';
import { favoritesEvent } from '../accounts/player-event.ts';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';
import { favoriteMessages } from './messages.ts';

type Input = { userId: number; favorite?: boolean | null };

/**
 * Adds a player to the viewer's list or removes one. If the list already is as requested, nothing is written. Without
 * `favorite` it toggles. Simultaneous toggles all count, so two of them restore the list.
 */
export async function setFavorite(
  deps: Deps,
  { identity, requestId }: Request,
  { userId, favorite }: Input,
): Promise<Account> {
  const viewer = requireWriter(identity);
  if (userId === viewer.userId) throw badInput(favoriteMessages.favoriteSelf, 'userId');
  const account = await deps.accounts.find(userId);
  if (!account) throw notFound(messages.noSuchUser, 'userId');
  const { FAVORITES_MAX: max, FAVORITE_CHANGES_PER_HOUR } = deps.settings;
  const rule = { max: FAVORITE_CHANGES_PER_HOUR, message: favoriteMessages.tooManyChanges };
  const changes = deps.limits.of({ kind: 'favorite', ...rule }, viewer.userId);
  await changes.take();
  const { changed } = await deps.favorites.change(
    viewer.userId,
    (list) => {
      const wanted = favorite ?? !list.includes(userId);
      if (list.includes(userId) === wanted) return null;
      if (!wanted) return list.filter((id) => id !== userId);
      if (list.length >= max) throw badInput(favoriteMessages.favoritesFull(max), 'userId');
      return [...list, userId];
    },
    (after) => favoritesEvent(after, { now: deps.clock.now(), requestId }),
  );
  if (changed) deps.relay.kick(FAVORITES, [viewer.userId]);
  else await changes.giveBack();
  return account;
}
