import { charactersOf, isLongerThan } from '../text/characters.ts';

/** Checks the shape of an address (specification, chapter 5); the confirmation mail proves that it exists. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);

/** Invisible characters: spaces, and letters without a glyph. */
const unseen = /[\p{Cf}\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** Counts like the server: at least six visible characters, at most forty in all (specification, chapter 9). */
export const isPasswordLength = (password: string): boolean =>
  charactersOf(password.replace(unseen, '')).length >= 6 && !isLongerThan(password, 40);

/** Compares the password with its repetition in normal form: accents can be typed in two ways. */
export const isSamePassword = (one: string, other: string): boolean =>
  one.normalize('NFKC') === other.normalize('NFKC');
