/** The same characters typed on different systems are the same password. */
export const foldPassword = (password: string): string => password.normalize('NFKC');
