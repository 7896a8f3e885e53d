/** Without https the browser offers no hash function, so nothing can be checked. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes the published bit set of candidates: one bit per player number from 1 on, a byte's highest bit first. */
export const candidatesIn = (base64: string): number[] => {
  const found: number[] = [];
  [...atob(base64)].forEach((char, index) => {
    const byte = char.charCodeAt(0);
    for (let bit = 0; byte && bit < 8; bit += 1) if (byte & (0x80 >> bit)) found.push(index * 8 + bit + 1);
  });
  return found;
};

const NUMBERS = 2 ** 48;

/** The random number of a turn, from 0 to 2⁴⁸ - 1. */
const numberOf = async (seed: Uint8Array, turn: number): Promise<number> => {
  const bytes = new Uint8Array(seed.length + 4);
  bytes.set(seed);
  new DataView(bytes.buffer).setUint32(seed.length, turn);
  const digest = await sha256(bytes);
  return digest.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
};

/** The winners in the order of the drawing, by the rule published on the page (docs/adr/0058-drawing-prizes.md). */
export const drawAgain = async (
  seed: string,
  candidates: readonly number[],
  wanted: number,
): Promise<number[]> => {
  const count = candidates.length;
  const limit = NUMBERS - (NUMBERS % Math.max(count, 1));
  const bytes = bytesOf(seed);
  const drawn: number[] = [];
  const known = new Set<number>();
  for (let turn = 0; drawn.length < Math.min(wanted, count); turn += 1) {
    const number = await numberOf(bytes, turn);
    const player = candidates[number % count];
    if (number >= limit || player === undefined || known.has(player)) continue;
    known.add(player);
    drawn.push(player);
  }
  return drawn;
};

const readCandidates = (base64: string): number[] | null => {
  try {
    return candidatesIn(base64);
  } catch {
    return null;
  }
};

export interface PublishedDrawing {
  seedHash: string;
  seed: string;
  /** Base64. */
  candidates: string;
  candidateCount: number;
  /** Players' numbers in the order in which they were drawn. */
  turns: readonly number[];
}

/** Whether the published data of a drawing are consistent. Unreadable data are not. */
export const isConsistent = async (shown: PublishedDrawing): Promise<boolean> => {
  const candidates = readCandidates(shown.candidates);
  if (!candidates) return false;
  if (hexOf(await sha256(bytesOf(shown.seed))) !== shown.seedHash) return false;
  if (candidates.length !== shown.candidateCount) return false;
  const drawn = await drawAgain(shown.seed, candidates, shown.turns.length);
  return drawn.join() === shown.turns.join();
};
