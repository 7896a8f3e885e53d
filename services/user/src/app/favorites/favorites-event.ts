import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { FavoriteList } from '../../store/favorites/favorites.ts';

export const favoritesEvent = (list: FavoriteList, cause: { now: Date; requestId: string }) =>
  createEvent('user.favorites.changed.v1', list, cause);
