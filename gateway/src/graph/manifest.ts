import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const entry = z.object({
  name: z.string(),
  kind: z.enum(['query', 'mutation']),
  /** The package that sends it. */
  source: z.enum(['web', 'rest-compat']),
  query: z.string(),
});

const formerEntry = entry.extend({
  /** The day on which the web app stopped sending it. */
  gone: z.iso.date(),
  /** The graph can no longer answer it; set by hand. */
  dropped: z.literal(true).optional(),
});

export type KnownOperation = z.output<typeof entry>;

/** An operation that only pages of earlier versions send. */
export type FormerOperation = z.output<typeof formerEntry>;

export const MANIFEST = new URL('../../operations.json', import.meta.url);
export const FORMER_MANIFEST = new URL('../../operations-former.json', import.meta.url);

/** The committed list of all operations of web and rest-compat (`npm run codegen`). */
export async function readManifest(file: URL = MANIFEST): Promise<KnownOperation[]> {
  return z.array(entry).parse(JSON.parse(await readFile(file, 'utf8')));
}

/** The committed list of operations that open pages may still send. */
export async function readFormerManifest(file: URL = FORMER_MANIFEST): Promise<FormerOperation[]> {
  return z.array(formerEntry).parse(JSON.parse(await readFile(file, 'utf8')));
}
