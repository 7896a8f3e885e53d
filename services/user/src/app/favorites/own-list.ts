import { readPage, type PageInput } from '@tippspiel/shared/platform/graph/page';
import { foldForSearch, foldText, searchedFor } from '@tippspiel/shared/platform/text/fold';
import type { PlayerName } from '../../store/accounts/accounts.ts';
import type { Deps } from '../deps.ts';

/** Specification, chapter 9. */
const PAGE_SIZE = 20;

export type PageOfIds = { ids: number[]; totalCount: number; pageNumber: number; pageSize: number };

const nameOf = ({ firstname, lastname }: PlayerName): string => foldText(`${lastname} ${firstname}`);

/** Matches first and last name in either order, club, or city. */
const searched = ({ firstname, lastname, city, institution }: PlayerName): string =>
  foldForSearch(`${firstname} ${lastname} ${firstname}\n${city}\n${institution}`);

/** One page of a player's own list, by last and first name. Reads only listed players: a thousand at most. */
export async function ownList(
  { favorites, accounts }: Pick<Deps, 'favorites' | 'accounts'>,
  userId: number,
  input: PageInput | null | undefined,
): Promise<PageOfIds> {
  const { pageNumber, pageSize, search, skip } = readPage(input, PAGE_SIZE);
  const { favorites: listed } = await favorites.find(userId);
  const names = listed.length ? await accounts.findNames(listed) : [];
  const wanted = searchedFor(search);
  const found = names
    .filter((player) => !wanted || searched(player).includes(wanted))
    .map((player) => ({ id: player.id, name: nameOf(player) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id));
  const ids = found.slice(skip, skip + pageSize).map(({ id }) => id);
  return { ids, totalCount: found.length, pageNumber, pageSize };
}
