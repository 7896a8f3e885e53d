import { crc32, deflateSync } from 'node:zlib';

/**
 * The pixel format: bits per channel, and the colour type (PNG, second edition, 11.2.2: 0 grey, 2 red, green and blue).
 */
type Pixels = { bits: number; colourType: number };

/**
 * Encodes a PNG from rows that each begin with their filter type.
 * @param rows all rows one after the other, not compressed yet
 */
export function encodePng(width: number, height: number, { bits, colourType }: Pixels, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colourType], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
