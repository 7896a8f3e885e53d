import { createVersionedCache } from '@tippspiel/shared/platform/mongo/versioned-cache';
import { authorOf, type Author, type KnownAuthor } from '../domain/author.ts';
import type { AuthorStore } from '../store/authors.ts';

/** Some 10 MB: only a small part of the players write on one day. */
const CACHE_SIZE = 20_000;

export type Authors = ReturnType<typeof createAuthors>;

/** A cache of the authors that this process showed recently. Events update it at once. */
export function createAuthors(store: Pick<AuthorStore, 'findMany'>) {
  const toShow = (known: KnownAuthor) => ({ version: known.version, author: authorOf(known.id, known) });
  const memory = createVersionedCache({
    max: CACHE_SIZE,
    read: async (ids) => (await store.findMany(ids)).map((known) => [known.id, toShow(known)]),
  });
  return {
    /** The author if cached, as most are; synchronous. */
    known: (id: number): Author | undefined => memory.known(id)?.author,
    /** Updates the cache from an event; events may come in any order. */
    put: (author: KnownAuthor) => memory.put(author.id, toShow(author)),
    /** Authors in the order of the ids, from the cache if possible. */
    async load(ids: readonly number[]): Promise<Author[]> {
      const found = await memory.load(ids);
      return ids.map((id, index) => found[index]?.author ?? authorOf(id, undefined));
    },
  };
}
