const OFFSET = 2_166_136_261;
const PRIME = 16_777_619;

/** A pseudorandom number from 0 to below 1, fixed by the seed (FNV-1a, then mixed as in MurmurHash3). */
export function randomOf(seed: string): number {
  let hash = OFFSET;
  for (let index = 0; index < seed.length; index++) hash = Math.imul(hash ^ seed.charCodeAt(index), PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
