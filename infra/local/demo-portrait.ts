import { crc32, deflateSync } from 'node:zlib';

const EDGE = 240;
const SKY = [0xb9, 0xdf, 0xcb];
const SKIN = [0xf1, 0xc9, 0xb8];
const SHIRT = [0x1f, 0x6f, 0x50];

/** A head above shoulders, as PNG: what the demo's provider has as somebody's picture. */
export function drawPortrait(): Buffer {
  const rows = Array.from({ length: EDGE }, (_none, y) => [
    0, // No filter.
    ...Array.from({ length: EDGE }, (_no, x) => colourAt(x, y)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(EDGE, 0);
  header.writeUInt32BE(EDGE, 4);
  header.set([8, 2], 8); // Eight bits of red, green and blue each.
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number): number[] {
  const isWithin = (left: number, top: number, radius: number) =>
    (x - left * EDGE) ** 2 + (y - top * EDGE) ** 2 < (radius * EDGE) ** 2;
  if (isWithin(0.5, 0.4, 0.2)) return SKIN;
  return isWithin(0.5, 1.05, 0.4) ? SHIRT : SKY;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
