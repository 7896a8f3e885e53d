import { readFile, writeFile } from 'node:fs/promises';
import { collectOperations } from './graph/collect-operations.ts';
import { MANIFEST } from './graph/manifest.ts';

/**
 * Collects all operations of web and rest-compat into `operations.json`: what the gateway plans at its start and, in
 * production, all that it runs. `--check` writes nothing and fails when the committed file is stale.
 */
const content = `${JSON.stringify(await collectOperations(new URL('../../', import.meta.url)), null, 2)}\n`;
if (!process.argv.includes('--check')) await writeFile(MANIFEST, content);
else if ((await readFile(MANIFEST, 'utf8').catch(() => '')) !== content) {
  console.error('gateway/operations.json is stale: run npm run manifest');
  process.exitCode = 1;
}
