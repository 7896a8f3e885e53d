import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';

const fromAddress = z.strictObject({
  from: z.enum(['path', 'search']),
  name: z.string(),
  as: z.enum(['number', 'text']),
  or: z.union([z.number(), z.string()]).optional(),
});

export type FromAddress = z.output<typeof fromAddress>;
export type Variable = string | number | boolean | FromAddress | { [name: string]: Variable };

const variable: z.ZodType<Variable> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), fromAddress, z.record(z.string(), variable)]),
);

const query = z.object({
  operation: z.string(),
  variables: z.record(z.string(), variable).default({}),
  when: z.record(z.string(), z.array(z.string())).default({}),
  of: z.enum(['players', 'visitors']).optional(),
});

const screen = z.object({
  path: z.string(),
  title: z.string(),
  access: z.enum(['all', 'anonymous', 'player', 'admin']),
  forPlayers: z.string().optional(),
  files: z.array(z.string()),
  first: z.array(query),
  page: z.string().optional(),
});

const startFile = z.object({
  flags: z.record(z.string(), z.object({ sprite: z.string(), codes: z.array(z.string()) })),
  screens: z.array(screen),
});

export type QueryTemplate = z.output<typeof query>;
export type StartScreen = z.output<typeof screen>;
/** The facts about the web app that its build writes to `start.json` (web/start-file.ts). */
export type StartFile = z.output<typeof startFile>;
export type FlagSprite = StartFile['flags'][string];

const EMPTY: StartFile = { flags: {}, screens: [] };

/** Reads a build's start file. A missing or invalid file counts as empty, because it only makes pages faster. */
export async function readStartFile(dist: string, log: Logger): Promise<StartFile> {
  const text = await readFile(join(dist, 'start.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return EMPTY;
  try {
    return startFile.parse(JSON.parse(text));
  } catch (error) {
    log.error({ err: error }, 'start.json is not as expected: pages begin with nothing');
    return EMPTY;
  }
}
