import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { occupy } from './data-folder.ts';
import { removeData } from './engines/containers.ts';
import { dataRoot } from './places.ts';

// npm run reset: deletes all data of npm start, unless it is in use.
const folders = (await readdir(dataRoot, { withFileTypes: true }).catch(() => [])).filter((entry) =>
  entry.isDirectory(),
);
try {
  for (const { name } of folders) await occupy(join(dataRoot, name));
  await removeData(dataRoot);
  console.log('Alle Daten sind verworfen; „npm start“ beginnt von vorn.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
