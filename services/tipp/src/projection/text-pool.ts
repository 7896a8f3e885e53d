import { Buffer } from 'node:buffer';
import { createNumbers } from './numbers.ts';
import { createTextTable } from './text-table.ts';

const BITS = 16;
export const SEGMENT = 1 << BITS;
const LINE_FEED = 10;
const LAST_ASCII = 127;
/** Upper bound of UTF-8 bytes per UTF-16 unit. */
const MAX_BYTES = 3;

export type TextPool = ReturnType<typeof createTextPool>;

/**
 * Interned texts: each is stored once as UTF-8 and has a number. A million players share some ten thousand first names
 * and towns. Unused texts stay, because names rarely change. Texts are stored in segments and never moved; none spans
 * two segments.
 */
export function createTextPool() {
  const segments: Buffer[] = [Buffer.alloc(SEGMENT)];
  /** Bytes used of each segment. */
  const filled = [0];
  /** The start of each text, and of the next one. */
  const offsets = createNumbers();
  let last = segments[0] as Buffer;
  let count = 0;
  let end = 0;
  /** The end of the text that may be added next. */
  let written = 0;

  const hashes = createNumbers();
  const table = createTextTable(hashes.get, isCandidate);

  /** The offset in its segment of the line feed that ends the text. */
  function endOf(id: number): number {
    const [offset, next] = [offsets.get(id), offsets.get(id + 1)];
    const segment = offset >>> BITS;
    return (next >>> BITS === segment ? next & (SEGMENT - 1) : (filled[segment] as number)) - 1;
  }

  /** Whether a text equals the candidate written after all others. */
  function isCandidate(id: number): boolean {
    const bytes = segments[offsets.get(id) >>> BITS] as Buffer;
    const [own, ownStart, start] = [last, end, offsets.get(id) & (SEGMENT - 1)];
    const length = endOf(id) - start;
    if (length !== written - ownStart) return false;
    for (let at = 0; at < length; at++) if (bytes[start + at] !== own[ownStart + at]) return false;
    return true;
  }

  /** Writes byte by byte: for short texts the buffer's own methods are slower. */
  function write(text: string, bytes: Buffer, at: number): number {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code > LAST_ASCII) return at + bytes.write(text, at);
      bytes[at + index] = code;
    }
    return at + text.length;
  }

  function makeRoom(text: string): void {
    const needed = text.length * MAX_BYTES + 1;
    if (needed >= SEGMENT) throw new RangeError(`a text of ${text.length} letters is no name`);
    if (end + needed < SEGMENT) return;
    last = Buffer.alloc(SEGMENT);
    segments.push(last);
    filled.push(0);
    end = 0;
    offsets.set(count, (segments.length - 1) * SEGMENT);
  }

  return {
    /**
     * The number of a text, from 0; equal texts have the same number.
     * @throws RangeError for a text longer than any name
     */
    intern(text: string): number {
      makeRoom(text);
      // Writes the text at the end; it stays there if it is new.
      written = write(text, last, end);
      const key = hash(last, end, written);
      const known = table.find(key);
      if (known >= 0) return known;
      last[written] = LINE_FEED;
      end = written + 1;
      filled[segments.length - 1] = end;
      offsets.set(count + 1, (segments.length - 1) * SEGMENT + end);
      hashes.set(count, key);
      table.add(key, count);
      return count++;
    },
    /** @throws RangeError for an unknown number */
    text(id: number): string {
      if (id >= count) throw new RangeError(`there is no text ${id}`);
      const offset = offsets.get(id);
      return (segments[offset >>> BITS] as Buffer).toString('utf8', offset & (SEGMENT - 1), endOf(id));
    },
    size: () => count,
    /** The start of a text: its offset in the segment, plus all segments before it as if they were full. */
    offset: (id: number) => offsets.get(id),
    segments: () => segments.length,
    /** The texts of a segment, each followed by a line feed; more may follow later. */
    segment: (number: number) => (segments[number] as Buffer).subarray(0, filled[number]),
  };
}

/** FNV-1a, reduced to the bits of a small integer. */
function hash(bytes: Buffer, from: number, to: number): number {
  let value = 0x811c9dc5;
  for (let index = from; index < to; index++) value = Math.imul(value ^ (bytes[index] as number), 0x01000193);
  return (value ^ (value >>> 15)) & 0x7fffffff;
}
