import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';

const heads = {
  f: 'bangs bangs2 bun bun2 buns long longBangs longCurly longHair mediumBangs mediumBangs2 mediumStraight afro'.split(
    ' ',
  ),
  m: 'short1 short2 short3 short4 short5 flatTop pomp shaved1 dreads1 hatBeanie hatHip grayShort twists'.split(
    ' ',
  ),
};
const faces =
  'smile smileBig smileLOL smileTeethGap cheeky cute calm lovingGrin1 lovingGrin2 driven awe'.split(' ');
const backgrounds = ['b9dfcb', 'fbe2a0', 'dcefe4', 'e2ddd0', 'f1c9b8', 'c9d8f1'];

/** A drawn portrait (Open Peeps by Pablo Stanley, CC0) as SVG, the same for the same seed. */
export function drawAvatar(seed: string, gender: 'f' | 'm'): Buffer {
  const avatar = createAvatar(openPeeps, {
    seed,
    size: 400,
    head: heads[gender] as never,
    face: faces as never,
    backgroundColor: backgrounds,
    maskProbability: 0,
    accessoriesProbability: 20,
    facialHairProbability: gender === 'm' ? 30 : 0,
  });
  return Buffer.from(avatar.toString());
}
