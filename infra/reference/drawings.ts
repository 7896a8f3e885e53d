import { createHash } from 'node:crypto';

/**
 * The winners of a prize's drawing, in order, as docs/adr/0058-drawing-prizes.md describes it for everybody to repeat:
 * write all candidates down and point at one after the other.
 * @param seed 32 bytes in hexadecimal digits
 * @param candidates players' numbers
 * @param wanted the number of winners
 */
export function drawnAgain(seed: string, candidates: number[], wanted: number): number[] {
  const players = [...candidates].sort((a, b) => a - b);
  const size = BigInt(players.length);
  const drawn: number[] = [];
  for (let turn = 0; drawn.length < Math.min(wanted, players.length); turn++) {
    const turnInHex = turn.toString(16).padStart(8, '0');
    const digest = createHash('sha256')
      .update(Buffer.from(seed + turnInHex, 'hex'))
      .digest('hex');
    const number = BigInt(`0x${digest.slice(0, 12)}`);
    if (number >= ((1n << 48n) / size) * size) continue;
    const hit = players[Number(number % size)] as number;
    if (!drawn.includes(hit)) drawn.push(hit);
  }
  return drawn;
}

/** The commitment that was published before the drawing. */
export const hashOf = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** Players' numbers in the published candidates: one bit each from 1 on, the highest of each byte first. */
export const candidatesIn = (base64: string): number[] =>
  [...Buffer.from(base64, 'base64')]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .split('')
    .flatMap((bit, index) => (bit === '1' ? [index + 1] : []));
