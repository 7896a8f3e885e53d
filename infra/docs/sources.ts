import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../local/places.ts';

/** A file of the code; `path` from the root of the repository. */
export type Source = { path: string; text: string };

export const readSource = (path: string): Source => ({
  path,
  text: readFileSync(join(repositoryRoot, path), 'utf8'),
});

/** The matching files except tests, in the order of their paths. */
export const sourcesOf = (...patterns: string[]): Source[] =>
  globSync(patterns, { cwd: repositoryRoot })
    .filter((path) => !path.includes('.test.'))
    .sort()
    .map(readSource);

/** The doc comment above each type, constant and property of a file, by its name, as one line. */
export function commentsOf({ text }: Source): Map<string, string> {
  const commented = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:export )?(?:const |type )?'?([\w.]+)/g;
  return new Map([...text.matchAll(commented)].map(([, comment = '', name = '']) => [name, toLine(comment)]));
}

const toLine = (comment: string): string => comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim();

/** The comment above a name. @throws Error if there is none, because every row of the reference needs a meaning */
export function commentOn(name: string, source: Source): string {
  const comment = commentsOf(source).get(name);
  if (!comment) throw new Error(`${source.path}: ${name} needs a doc comment, for docs/reference`);
  return comment;
}
