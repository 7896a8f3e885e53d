import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { expect, test } from 'vitest';
import { withoutFallback } from './lean-styles.ts';

const styles = join(import.meta.dirname, 'src/styles');

test('only what Tailwind sets by hand is struck out', async () => {
  const entry = await readFile(join(styles, 'app.css'), 'utf8');
  const compiler = await compile(entry, { base: styles, onDependency: () => undefined });
  const { code } = optimize(compiler.build(['translate-x-2', 'ring-2']));
  const [fallback] = /@layer properties \{[^]*?--tw-translate-x: 0;/.exec(code) ?? [];
  expect(fallback).toBeDefined();
  const lean = withoutFallback(code);
  expect(lean).not.toContain('@layer properties {');
  for (const kept of ['@property --tw-translate-x', '.ring-2', '@layer base {']) expect(lean).toContain(kept);
});
