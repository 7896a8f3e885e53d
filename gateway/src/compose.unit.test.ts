import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { composed } from './compose.ts';

test.each(Object.entries(composed))(
  '%s is what the subgraphs compose to (npm run codegen)',
  async (path, content) => {
    expect(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(content);
  },
);
