import { createHash } from 'node:crypto';
import type { TurnNumber } from '../../domain/prizes/draw.ts';

const NUMBER_BYTES = 6;

/**
 * What a seed decides: of each turn the first six bytes, the highest first, of the SHA-256 of the seed's bytes and of the
 * turn's number, from 0 on, in four bytes, the highest first.
 * @param seed 32 bytes in hexadecimal digits
 */
export const turnNumbers =
  (seed: string): TurnNumber =>
  (turn) => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(turn);
    const digest = createHash('sha256').update(Buffer.from(seed, 'hex')).update(number).digest();
    return digest.readUIntBE(0, NUMBER_BYTES);
  };
