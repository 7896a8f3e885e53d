/** Normalizes the characters, because systems encode the same typed password differently. */
export const foldPassword = (password: string): string => password.normalize('NFKC');
