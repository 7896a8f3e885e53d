import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { occupy } from './data-folder.ts';
import { dropGiven } from './demo-data.ts';
import { removeData } from './engines/containers.ts';
import { consoleLog } from './log.ts';
import { dataRoot } from './places.ts';

// npm run reset: deletes all data of npm start, unless it is in use.
const entries = await readdir(dataRoot, { withFileTypes: true }).catch(() => []);
const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(dataRoot, name));
try {
  for (const folder of folders) await occupy(folder);
  for (const folder of folders) await dropGiven(folder, process.env, consoleLog);
  for (const { name } of entries) await removeData(join(dataRoot, name));
  console.log('Alle Daten sind verworfen; „npm start“ beginnt von vorn.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
