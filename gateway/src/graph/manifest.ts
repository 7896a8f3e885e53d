import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const entry = z.object({
  name: z.string(),
  kind: z.enum(['query', 'mutation']),
  /** The package that sends it. */
  source: z.enum(['web', 'rest-compat']),
  query: z.string(),
});

/** An operation that one of our own clients sends. */
export type KnownOperation = z.output<typeof entry>;

export const MANIFEST = new URL('../../operations.json', import.meta.url);

/** The committed list of all operations of web and rest-compat (`npm run manifest`). */
export async function readManifest(file: URL = MANIFEST): Promise<KnownOperation[]> {
  return z.array(entry).parse(JSON.parse(await readFile(file, 'utf8')));
}
