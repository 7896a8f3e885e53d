import { LRUCache } from 'lru-cache';
import { authorOf, type Author, type KnownAuthor } from '../domain/author.ts';
import type { AuthorStore } from '../store/authors.ts';

/** Some 10 MB: who writes today is a small part of those who play. */
const KEPT = 20_000;

export type Authors = {
  /** In the order of the ids, from memory where they are known. */
  load(ids: readonly number[]): Promise<Author[]>;
  /** What user tells this process, in whatever order, before or after it is written down. */
  hear(author: KnownAuthor): void;
};

/** The authors that this process showed lately, in memory; what is told meanwhile changes them at once. */
export function createAuthors(store: Pick<AuthorStore, 'findMany'>): Authors {
  const kept = new LRUCache<number, KnownAuthor>({ max: KEPT });

  function hear(author: KnownAuthor): void {
    if ((kept.peek(author.id)?.version ?? -1) < author.version) kept.set(author.id, author);
  }

  return {
    hear,
    async load(ids) {
      const missing = [...new Set(ids)].filter((id) => !kept.has(id));
      // What was told while they were read is newer, and stays.
      if (missing.length) for (const author of await store.findMany(missing)) hear(author);
      return ids.map((id) => authorOf(id, kept.get(id)));
    },
  };
}
