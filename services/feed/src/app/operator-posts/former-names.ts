import { createHash } from 'node:crypto';
import { foldText } from '@tippspiel/shared/platform/text/fold';
import { isFirstName, withPlainLetters, type Name } from '../../domain/operator-posts/names-in-text.ts';
import type { FormerName, FormerNames } from '../../store/prizes/former-winners.ts';

/** What stands between two signs that are no letters, unseen ones too. */
type Piece = {
  letters: string;
  /** What parts it from the one before. */
  gap: string;
  /** Whether it is somebody's first name, not parted from what follows but by blanks. */
  isFirst: boolean;
  /** Whether it may be a second first name that an account does not have. */
  isMiddle: boolean;
};

const BLANKS = /^[\p{Zs}\p{Cf}]*$/u;
const STOP_AND_BLANKS = /^\.?[\p{Zs}\p{Cf}]*$/u;

function piecesOf(text: string): Piece[] {
  // Some of these are letters or accents to Unicode.
  const parted = withPlainLetters(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '\u200b');
  // By turns what parts words and a word; in one go, however long either is.
  const parts = parted.split(/([\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*)/u);
  const pieces: Piece[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    const [gap = '', word = '', next = ''] = parts.slice(at - 1, at + 2);
    const isFirst = isFirstName(word) && BLANKS.test(next);
    const isMiddle = isFirstName(word) && BLANKS.test(gap) && STOP_AND_BLANKS.test(next);
    pieces.push({ letters: foldText(word), gap, isFirst, isMiddle });
  }
  return pieces;
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
  const straight = { length: (first + last).length, hash: hashOf(salt, first + last), isTurned: false };
  return first + last === last + first
    ? [straight]
    : [straight, { ...straight, hash: hashOf(salt, last + first), isTurned: true }];
}

/** The hashes of those names that a plain text tells, which may stand in the genitive. */
export function formerNamesIn(plain: string, { salt, names }: FormerNames): string[] {
  const known = new Map(names.map((name) => [name.hash, name]));
  const lengths = new Set(names.map(({ length }) => length));
  const longest = Math.max(0, ...lengths);
  const pieces = piecesOf(plain);
  const found = new Set<string>();
  for (const start of pieces.keys())
    for (const { said, end } of readings(pieces, start, longest + 1))
      for (const form of said.endsWith('s') ? [said, said.slice(0, -1)] : [said]) {
        const name = lengths.has(form.length) ? known.get(hashOf(salt, form)) : undefined;
        if (name && !(name.isTurned && isOfTwo(pieces, start, end))) found.add(name.hash);
      }
  return [...found];
}

/** Whether a last name and a first name behind it are not one person's: 'Lena Sommer, Max Winter', 'im Sommer. Max gewinnt'. */
const isOfTwo = (pieces: readonly Piece[], start: number, end: number): boolean =>
  Boolean(pieces[start - 1]?.isFirst) ||
  pieces.slice(start + 1, end + 1).some(({ gap }) => /[.!?\n]/.test(gap));

/** Two pieces or more from here on as one word, and which is the last; and the same without one name in the middle of them. */
function* readings(pieces: readonly Piece[], start: number, longest: number) {
  const rest = pieces.slice(start, start + longest);
  let before = 0;
  for (const [left, { letters: own, isMiddle }] of rest.entries()) {
    if (before > longest) return;
    before += own.length;
    if (left > 0 && !isMiddle) continue;
    let said = '';
    for (const [at, { letters }] of rest.entries()) {
      if (at > 0 && at === left) continue;
      said += letters;
      if (said.length > longest) break;
      if (at > left) yield { said, end: start + at };
    }
  }
}
