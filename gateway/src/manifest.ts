import { writeFile } from 'node:fs/promises';
import { collectOperations } from './graph/collect-operations.ts';
import { formerOperations } from './graph/former-operations.ts';
import { FORMER_MANIFEST, MANIFEST, readFormerManifest, readManifest } from './graph/manifest.ts';

/**
 * Collects all operations of web and rest-compat into `operations.json`. The gateway plans them at its start. In
 * production it runs only these and those of `operations-former.json`, which keeps removed operations for thirty
 * days.
 */
const asText = (list: unknown): string => `${JSON.stringify(list, null, 2)}\n`;
const now = await collectOperations(new URL('../..', import.meta.url));

const today = new Date().toISOString().slice(0, 10);
const former = await readFormerManifest();
const next = formerOperations({ before: await readManifest(), now, former, today });
await writeFile(FORMER_MANIFEST, asText(next));
await writeFile(MANIFEST, asText(now));
