import { createNewestInMemory } from '@tippspiel/shared/platform/mongo/newest-in-memory';
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
  const toShow = (known: KnownAuthor) => ({ version: known.version, author: authorOf(known.id, known) });
  const memory = createNewestInMemory({
    max: KEPT,
    read: async (ids) => (await store.findMany(ids)).map((known) => [known.id, toShow(known)]),
  });
  return {
    known: (id) => memory.known(id)?.author,
    hear: (told) => memory.hear(told.id, toShow(told)),
    async load(ids) {
      const found = await memory.load(ids);
      return ids.map((id, index) => found[index]?.author ?? authorOf(id, undefined));
    },
  };
}
