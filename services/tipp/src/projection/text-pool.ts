import { Buffer } from 'node:buffer';

/**
 * Texts that many players share, each kept once as UTF-8 in one growing buffer and named by a number: a million players
 * have some ten thousand first names and towns. Texts nobody has any more stay; that is little as long as people do not
 * change their names like shirts.
 */
export type TextPool = {
  /** The number of a text, from 0; the same text has the same number. */
  intern(text: string): number;
  /** @throws RangeError for a number that was not given out */
  text(id: number): string;
  /** How many texts there are. */
  size(): number;
  /** Where the text of a number begins in `bytes()`; that of `size()` is the end of all. */
  offset(id: number): number;
  /** The texts one after the other, a line feed behind each; valid until the next `intern`. */
  bytes(): Buffer;
};

const LINE_FEED = 10;
const LAST_ASCII = 127;
/** UTF-8 takes at most this many bytes per UTF-16 unit. */
const MAX_BYTES = 3;

export function createTextPool(): TextPool {
  let bytes = Buffer.alloc(1 << 16);
  let offsets = new Uint32Array(1 << 10);
  let slots = new Uint32Array(1 << 11); // Open addressing; a slot holds a number + 1.
  let count = 0;
  let end = 0;

  const equals = (id: number, from: number, to: number): boolean => {
    const start = offsets[id] as number;
    const length = (offsets[id + 1] as number) - 1 - start;
    if (length !== to - from) return false;
    for (let at = 0; at < length; at++) if (bytes[start + at] !== bytes[from + at]) return false;
    return true;
  };

  /** Byte by byte: texts are short, and the way into the buffer's own methods takes longer than they do. */
  function write(text: string, at: number): number {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code > LAST_ASCII) return at + bytes.write(text, at);
      bytes[at + index] = code;
    }
    return at + text.length;
  }

  function slotOf(from: number, to: number): number {
    const mask = slots.length - 1;
    let slot = hash(bytes, from, to) & mask;
    while (slots[slot] && !equals((slots[slot] as number) - 1, from, to)) slot = (slot + 1) & mask;
    return slot;
  }

  function makeRoom(text: string): void {
    const needed = end + text.length * MAX_BYTES + 1;
    if (needed > bytes.length) bytes = grown(bytes, needed);
    if (count + 2 > offsets.length) {
      const more = new Uint32Array(offsets.length * 2);
      more.set(offsets);
      offsets = more;
    }
    if (count * 2 > slots.length) {
      slots = new Uint32Array(slots.length * 2);
      for (let id = 0; id < count; id++)
        slots[slotOf(offsets[id] as number, (offsets[id + 1] as number) - 1)] = id + 1;
    }
  }

  return {
    intern(text) {
      makeRoom(text);
      // Written where the next text goes: it stays there if it is new.
      const to = write(text, end);
      const slot = slotOf(end, to);
      const known = slots[slot] as number;
      if (known) return known - 1;
      bytes[to] = LINE_FEED;
      end = to + 1;
      slots[slot] = ++count;
      offsets[count] = end;
      return count - 1;
    },
    text(id) {
      if (id >= count) throw new RangeError(`there is no text ${id}`);
      return bytes.toString('utf8', offsets[id], (offsets[id + 1] as number) - 1);
    },
    size: () => count,
    offset: (id) => offsets[id] as number,
    bytes: () => bytes.subarray(0, end),
  };
}

function grown(bytes: Buffer, needed: number): Buffer<ArrayBuffer> {
  const more = Buffer.alloc(Math.max(bytes.length * 2, needed));
  bytes.copy(more);
  return more;
}

/** FNV-1a. */
function hash(bytes: Buffer, from: number, to: number): number {
  let value = 0x811c9dc5;
  for (let index = from; index < to; index++) value = Math.imul(value ^ (bytes[index] as number), 0x01000193);
  return value ^ (value >>> 15);
}
