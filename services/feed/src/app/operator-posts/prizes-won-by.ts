import { foldForSearch, searchedFor } from '@tippspiel/shared/platform/text/fold';
import { isKnown } from '../../domain/author.ts';
import type { Deps } from '../deps.ts';

/** Prizes with a winner whose name matches a search, because stored announcements contain no names. */
export async function prizesWonBy({ store, authors }: Deps, search: string): Promise<number[]> {
  const wanted = searchedFor(search);
  if (!wanted) return [];
  const prizes = await store.prizes.published();
  const winners = await authors.load([...new Set(prizes.flatMap(({ winners }) => winners))]);
  const found = new Set(
    winners.filter((one) => isKnown(one) && foldForSearch(one.fullname).includes(wanted)).map(({ id }) => id),
  );
  return prizes.filter(({ winners }) => winners.some((id) => found.has(id))).map(({ id }) => id);
}
