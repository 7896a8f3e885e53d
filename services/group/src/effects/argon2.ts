import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's parameters, as OWASP recommends (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);
