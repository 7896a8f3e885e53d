import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { bytesPerPixel, type ImageHeader } from './decoded-size.ts';

const PIXELS = 6_300 * 6_300;
const MEGABYTE = 1024 * 1024;
const plain = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 16, height: 16, channels, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } });

describe('the estimated memory is at least the value measured at 40 megapixels', () => {
  test.each([
    [23, 'JPEG', () => plain().jpeg()],
    [137, 'progressive JPEG', () => plain().jpeg({ progressive: true })],
    [
      250,
      'progressive JPEG of full colours',
      () => plain().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    [38, 'PNG', () => plain().png()],
    [111, 'PNG of 16 bits', () => plain(4).toColourspace('rgb16').png()],
    [141, 'interlaced PNG', () => plain().png({ progressive: true })],
    [206, 'interlaced PNG that can be seen through', () => plain(4).png({ progressive: true })],
    [406, 'interlaced PNG of 16 bits', () => plain(4).toColourspace('rgb16').png({ progressive: true })],
    [220, 'GIF', () => plain().gif()],
    [58, 'WebP', () => plain(4).webp({ lossless: true })],
    [823, 'AVIF', () => plain(4).avif({ effort: 0 })],
    [989, 'AVIF of 12 bits', () => plain(4).avif({ effort: 0, bitdepth: 12 })],
  ])('%i MB for %s', async (measured, _what, make) => {
    const metadata: ImageHeader = await sharp(await make().toBuffer()).metadata();
    const weighed = (PIXELS * bytesPerPixel(metadata)) / MEGABYTE;
    expect(weighed).toBeGreaterThanOrEqual(measured);
    expect(weighed).toBeLessThan(2 * measured + 40);
  });
});
