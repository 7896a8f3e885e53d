import { writeFileSync } from 'node:fs';
import { pages } from './pages.ts';

// npm run docs: rewrites the generated parts of the documents.
for (const { path, file, before, after } of pages()) {
  if (before === after) continue;
  writeFileSync(file, after);
  console.log(`${path}: written`);
}
