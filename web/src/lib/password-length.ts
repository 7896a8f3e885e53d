/** What cannot be seen: blanks, and letters without a look. */
const unseen = /[\p{Cf}\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** As the server counts: six that can be seen, forty of any kind (specification, chapter 9). */
export const isPasswordLength = (password: string): boolean =>
  [...password.replace(unseen, '')].length >= 6 && [...password].length <= 40;
