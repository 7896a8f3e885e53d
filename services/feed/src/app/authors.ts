import { createVersionedCache } from '@tippspiel/shared/platform/mongo/versioned-cache';
import { authorOf, type Author, type KnownAuthor } from '../domain/author.ts';
import type { AuthorStore } from '../store/authors.ts';

/** Some 10 MB: who writes today is a small part of those who play. */
const KEPT = 20_000;

export type Authors = {
  /** At once, of those in memory; most are. */
  known(id: number): Author | undefined;
  /** In the order of the ids, from memory where they are known. */
  load(ids: readonly number[]): Promise<Author[]>;
  /** Takes an author from an event, in any order. */
  put(author: KnownAuthor): void;
};

/** A cache of the authors that this process showed lately; events change them at once. */
export function createAuthors(store: Pick<AuthorStore, 'findMany'>): Authors {
  const toShow = (known: KnownAuthor) => ({ version: known.version, author: authorOf(known.id, known) });
  const memory = createVersionedCache({
    max: KEPT,
    read: async (ids) => (await store.findMany(ids)).map((known) => [known.id, toShow(known)]),
  });
  return {
    known: (id) => memory.known(id)?.author,
    put: (author) => memory.put(author.id, toShow(author)),
    async load(ids) {
      const found = await memory.load(ids);
      return ids.map((id, index) => found[index]?.author ?? authorOf(id, undefined));
    },
  };
}
