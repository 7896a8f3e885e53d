import { LRUCache } from 'lru-cache';
import { authorOf, type Author, type KnownAuthor } from '../domain/author.ts';
import type { AuthorStore } from '../store/authors.ts';

/** Some 10 MB: who writes today is a small part of those who play. */
const KEPT = 20_000;

export type Authors = {
  /** At once, of those in memory; most are. */
  known(id: number): Author | undefined;
  /** In the order of the ids, from memory where they are known. */
  load(ids: readonly number[]): Promise<Author[]>;
  /** What user tells this process, in whatever order, before or after it is written down. */
  hear(author: KnownAuthor): void;
};

/** The authors that this process showed lately, in memory; what is told meanwhile changes them at once. */
export function createAuthors(store: Pick<AuthorStore, 'findMany'>): Authors {
  const kept = new LRUCache<number, { version: number; author: Author }>({ max: KEPT });
  const known = (id: number) => kept.get(id)?.author;

  function hear(told: KnownAuthor): void {
    const { id, version } = told;
    if ((kept.peek(id)?.version ?? -1) < version) kept.set(id, { version, author: authorOf(id, told) });
  }

  return {
    known,
    hear,
    async load(ids) {
      const missing = [...new Set(ids)].filter((id) => !kept.has(id));
      // What was told while they were read is newer, and stays.
      if (missing.length) for (const author of await store.findMany(missing)) hear(author);
      return ids.map((id) => known(id) ?? authorOf(id, undefined));
    },
  };
}
