import { createHash } from 'node:crypto';
import { foldText } from '@tippspiel/shared/text/fold';
import { asSeen, type Name } from '../../domain/operator-posts/names-in-text.ts';
import type { FormerName, FormerNames } from '../../store/prizes/former-winners.ts';

const wordsIn = (text: string): string[] => foldText(asSeen(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The same in whatever order: 'Lovelace, Ada'. */
const hashOf = (salt: string, words: readonly string[]): string =>
  createHash('sha256')
    .update(`${salt}/${[...words].sort().join(' ')}`)
    .digest('hex');

/** @returns null for a single word, which means too much else */
export function formerName(salt: string, { firstname, lastname }: Name): FormerName | null {
  const words = wordsIn(`${firstname} ${lastname}`);
  return words.length > 1 ? { words: words.length, hash: hashOf(salt, words) } : null;
}

/** Whether a plain text tells one of these names, which may stand in the genitive. */
export function tellsFormer(plain: string, { salt, names }: FormerNames): boolean {
  const said = wordsIn(plain);
  const hashes = new Set(names.map(({ hash }) => hash));
  return [...new Set(names.map(({ words }) => words))].some((size) =>
    said.slice(size - 1).some((last, at) => {
      const before = said.slice(at, at + size - 1);
      const forms = last.endsWith('s') ? [last, last.slice(0, -1)] : [last];
      return forms.some((form) => hashes.has(hashOf(salt, [...before, form])));
    }),
  );
}
