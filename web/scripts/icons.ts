/** Creates the app's PNG icons from public/icon.svg: `node web/scripts/icons.ts`. The results are committed. */
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../public');
for (const size of [180, 192, 512])
  await sharp(join(folder, 'icon.svg'), { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `icon-${size}.png`));
