import { createHmac } from 'node:crypto';

/** @returns a chance from 0 to below 1, the same for the same seed in every process */
export type Dice = (seed: string) => number;

const PURPOSE = 'random tipp';

/** A client may choose its request id, so only a secret keeps it from choosing the random tipp. */
export function createDice(secret: string): Dice {
  const key = createHmac('sha256', secret).update(PURPOSE).digest();
  return (seed) => createHmac('sha256', key).update(seed).digest().readUInt32BE() / 2 ** 32;
}
