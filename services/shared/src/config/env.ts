import { z } from 'zod';

/**
 * Reads the environment by a zod schema. Prints every problem at once and ends the process with status 1, so that an
 * operator mends the configuration in one go. An empty variable counts as missing.
 */
export function readEnv<Schema extends z.ZodType>(
  schema: Schema,
  source: NodeJS.ProcessEnv = process.env,
): z.output<Schema> {
  const result = checkEnv(schema, source);
  if (result.success) return result.data;
  console.error(`The environment is not complete:\n${result.problems.map((line) => `  ${line}`).join('\n')}`);
  process.exit(1);
}

type Checked<T> = { success: true; data: T } | { success: false; problems: string[] };

/** The check behind `readEnv` without its consequences: the parsed values, or one line per problem. */
export function checkEnv<Schema extends z.ZodType>(
  schema: Schema,
  source: NodeJS.ProcessEnv,
): Checked<z.output<Schema>> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return { success: true, data: parsed.data };
  return {
    success: false,
    problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  };
}

const port = z.coerce.number().int().min(0).max(65535);

/** What every process of ours understands. */
export const processEnv = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    HOST: z.string().default('127.0.0.1'),
    PORT: port,
    TIPPSPIEL_CLOCK_OFFSET_MS: z.coerce.number().int().default(0),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.TIPPSPIEL_CLOCK_OFFSET_MS === 0, {
    path: ['TIPPSPIEL_CLOCK_OFFSET_MS'],
    message: 'must not be set in production',
  });

/** Lets several installations share one NATS. */
export const namespaceSchema = z
  .string()
  .regex(/^[a-z0-9_]{1,40}$/)
  .default('tippspiel');

const secret = z.string().min(32, 'needs at least 32 characters');

/** What every subgraph needs beside that. */
export const subgraphEnv = processEnv.safeExtend({
  MONGODB_URL: z.url(),
  /** Connections of one process to its database. */
  MONGODB_POOL_SIZE: z.coerce.number().int().positive().default(20),
  MONGODB_DATABASE: z.string().regex(/^[a-z0-9_]{1,60}$/),
  NATS_URL: z.string().min(1),
  NATS_NAMESPACE: namespaceSchema,
  IDENTITY_SECRET: secret,
});

export { secret as secretSchema };
