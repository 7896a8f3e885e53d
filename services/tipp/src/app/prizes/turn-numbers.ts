import { createHash } from 'node:crypto';
import type { TurnNumber } from '../../domain/prizes/draw.ts';

const NUMBER_BYTES = 6;

/**
 * The number of a turn: the first six bytes of the SHA-256 of the seed's bytes followed by the turn's index in four
 * bytes. Turns start at 0; both numbers are big-endian.
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
