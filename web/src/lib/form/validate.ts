import { charactersOf, isLongerThan } from '../text/characters.ts';

/** A simple address shape (specification, chapter 5); whether it exists tells the confirmation mail. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);

/** Invisible characters: blanks, and letters without a look. */
const unseen = /[\p{Cf}\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** As the server counts: six that can be seen, forty of any kind (specification, chapter 9). */
export const isPasswordLength = (password: string): boolean =>
  charactersOf(password.replace(unseen, '')).length >= 6 && !isLongerThan(password, 40);

/** Whether what was typed twice is the same password: accents may be typed in two ways. */
export const isSamePassword = (one: string, other: string): boolean =>
  one.normalize('NFKC') === other.normalize('NFKC');
