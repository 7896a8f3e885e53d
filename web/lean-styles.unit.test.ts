import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { withoutFallback } from './lean-styles.ts';

const styles = join(import.meta.dirname, 'src/styles');
/** Runs Tailwind in a separate process: it hooks into Node's module loading, which Jest does not allow. */
const build = `
  import { readFile } from 'node:fs/promises';
  import { compile, optimize } from '@tailwindcss/node';
  const compiler = await compile(await readFile('app.css', 'utf8'), { base: process.cwd(), onDependency() {} });
  console.log(optimize(compiler.build(['translate-x-2', 'ring-2'])).code);`;

test('removes only the fallback of Tailwind', () => {
  const code = execFileSync(process.execPath, ['--input-type=module', '--eval', build], {
    cwd: styles,
    encoding: 'utf8',
  });
  const [fallback] = /@layer properties \{[^]*?--tw-translate-x: 0;/.exec(code) ?? [];
  expect(fallback).toBeDefined();
  const lean = withoutFallback(code);
  expect(lean).not.toContain('@layer properties {');
  for (const kept of ['@property --tw-translate-x', '.ring-2', '@layer base {']) expect(lean).toContain(kept);
});
