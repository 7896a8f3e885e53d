import DataLoader from 'dataloader';
import type { Deps } from '../app/deps.ts';
import type { Account } from '../domain/accounts/account.ts';

export type Loaders = {
  account: DataLoader<number, Account | null>;
  /** The favourites of one player, the viewer. */
  favorites: DataLoader<number, Set<number>>;
};

/** Batches one request's reads: a list of players costs one query per kind, not one per player. */
export function createLoaders({ accounts, favorites }: Pick<Deps, 'accounts' | 'favorites'>): Loaders {
  const account: Loaders['account'] = new DataLoader(async (ids) => {
    // A single id is mostly the viewer: a plain read is half the work, and few have a recommender.
    if (ids.length === 1) return [await accounts.find(ids[0]!)];
    const found = new Map<number, Account>();
    for (const one of await accounts.findWithRecommenders(ids)) found.set(one.id, one);
    for (const [id, one] of found) account.prime(id, one);
    return ids.map((id) => found.get(id) ?? null);
  });
  return {
    account,
    favorites: new DataLoader((ids) =>
      Promise.all(ids.map(async (id) => new Set((await favorites.find(id)).favorites))),
    ),
  };
}

/** Makes later reads of the account in this request return the change. */
export function refresh({ loaders }: { loaders: Loaders }, account: Account): Account {
  loaders.account.clear(account.id).prime(account.id, account);
  return account;
}

/** The viewer's account. @param userId of the use case, which has required a login */
export async function ownAccount({ loaders }: { loaders: Loaders }, userId: number): Promise<Account> {
  return (await loaders.account.load(userId))!;
}
