/** Writes `dist/start.json`, which the gateway needs to build pages: `node web/scripts/start-file.ts` after a build. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readParts } from '../parts.ts';
import { screens } from '../src/app/screens/screens.ts';
import { startFile, type StartFile } from '../start-file.ts';

const dist = join(import.meta.dirname, '../dist');

const prerendered = await readdir(join(dist, 'pages')).catch(() => []);
const start = startFile({
  parts: await readParts(dist),
  screens,
  flags: JSON.parse(await readFile(join(dist, 'flags/index.json'), 'utf8')) as StartFile['flags'],
  prerendered: new Set(prerendered.map((file) => file.replace(/\.html$/, ''))),
});
await writeFile(join(dist, 'start.json'), JSON.stringify(start));
