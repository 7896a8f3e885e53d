import { writeFileSync } from 'node:fs';
import { pages } from './pages.ts';

// npm run docs: writes the generated parts of the documents anew.
for (const { path, file, before, after } of pages()) {
  if (before === after) continue;
  writeFileSync(file, after);
  console.log(`${path}: written`);
}
