import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the build, as listed in `.vite/manifest.json`. */
export interface Part {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

/** By source file: 'src/routes/home.tsx'. */
export type Parts = Record<string, Part>;

export const readParts = async (dist: string): Promise<Parts> =>
  JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Parts;

/** All files of these sources: the sources themselves, their static imports, and the styles of all these. */
export const filesOf = (parts: Parts, names: readonly string[]): Set<string> => {
  const seen = new Set<string>();
  const files = new Set<string>();
  const take = (name: string): void => {
    const part = parts[name];
    if (!part || seen.has(name)) return;
    seen.add(name);
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
    part.imports?.forEach(take);
  };
  names.forEach(take);
  return files;
};
