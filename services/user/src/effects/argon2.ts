import { hash, verify } from '@node-rs/argon2';

export type Argon2 = {
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
};

/** argon2id with the given cost; stored hashes contain their own cost. */
export function createArgon2(cost: { memoryKib: number; passes: number }): Argon2 {
  const options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 };
  return {
    hash: (password) => hash(password, options),
    verify: (known, password) => verify(known, password),
  };
}
