import { createHash } from 'node:crypto';
import { foldText } from '@tippspiel/shared/text/fold';
import { isFirstName, withPlainLetters, type Name } from '../../domain/operator-posts/names-in-text.ts';
import type { FormerName, FormerNames } from '../../store/prizes/former-winners.ts';

/** What stands between two signs that are no letters, unseen ones too. */
type Piece = {
  letters: string;
  /** Whether it may be a second first name that an account does not have. */
  isMiddle: boolean;
};

function piecesOf(text: string): Piece[] {
  // Some of these are letters or accents to Unicode.
  const parted = withPlainLetters(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '\u200b');
  const found = [...parted.matchAll(/([^\p{L}\p{Nd}]*)([\p{L}\p{M}\p{Nd}]+)/gu)];
  const isJoined = (at: number, beside = /^[\p{Zs}\p{Cf}]*$/u) => beside.test(found[at]?.[1] ?? '');
  return found.map(([, , word = ''], at) => ({
    letters: foldText(word),
    isMiddle: isFirstName(word) && isJoined(at) && isJoined(at + 1, /^\.?[\p{Zs}\p{Cf}]*$/u),
  }));
}

const hashOf = (salt: string, letters: string): string =>
  createHash('sha256').update(`${salt}/${letters}`).digest('hex');

const lettersOf = (words: string): string =>
  piecesOf(words)
    .map(({ letters }) => letters)
    .join('');

/** Straight and the last name first, however its words are parted; none for a single word, which means too much else. */
export function formerNames(salt: string, { firstname, lastname }: Name): FormerName[] {
  if (piecesOf(`${firstname} ${lastname}`).length < 2) return [];
  const [first, last] = [lettersOf(firstname), lettersOf(lastname)];
  return [...new Set([first + last, last + first])].map((name) => ({
    length: name.length,
    hash: hashOf(salt, name),
  }));
}

/** The hashes of those names that a plain text tells, which may stand in the genitive. */
export function formerNamesIn(plain: string, { salt, names }: FormerNames): string[] {
  const hashes = new Set(names.map(({ hash }) => hash));
  const lengths = new Set(names.map(({ length }) => length));
  const longest = Math.max(0, ...lengths);
  const pieces = piecesOf(plain);
  const found = new Set<string>();
  for (const start of pieces.keys())
    for (const said of readings(pieces, start, longest + 1))
      for (const form of said.endsWith('s') ? [said, said.slice(0, -1)] : [said]) {
        const hash = lengths.has(form.length) ? hashOf(salt, form) : '';
        if (hashes.has(hash)) found.add(hash);
      }
  return [...found];
}

/** Two pieces or more from here on as one word; and the same without one name in the middle of them. */
function* readings(pieces: readonly Piece[], start: number, longest: number): Generator<string> {
  const rest = pieces.slice(start, start + longest);
  for (const [left, { isMiddle }] of rest.entries()) {
    if (left > 0 && !isMiddle) continue;
    let said = '';
    for (const [at, { letters }] of rest.entries()) {
      if (at > 0 && at === left) continue;
      said += letters;
      if (said.length > longest) break;
      if (at > left) yield said;
    }
  }
}
