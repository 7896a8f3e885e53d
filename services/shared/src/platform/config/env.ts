import { z } from 'zod';

/**
 * Parses the environment by a zod schema. It prints all problems together and exits with status 1, so that an operator
 * can fix the configuration in one go. An empty variable counts as missing.
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

/** The check behind `readEnv`, without exiting: returns the parsed values, or one line per problem. */
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

/** The parsed environment. @throws Error with one line per problem */
export function parseEnv<Schema extends z.ZodType>(
  schema: Schema,
  source: NodeJS.ProcessEnv,
): z.output<Schema> {
  const result = checkEnv(schema, source);
  if (!result.success) throw new Error(result.problems.join('\n'));
  return result.data;
}

const port = z.coerce.number().int().min(0).max(65535);

/** The settings of every process. */
export const processEnv = z
  .object({
    /** `production`: secure cookies, known operations only, no weak password hashing, no shifted clock. */
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    /** `trace`, `debug`, `info`, `warn`, `error` or `silent`. */
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** The address where the process listens; loopback. */
    HOST: z.string().default('127.0.0.1'),
    /** The port where it listens. */
    PORT: port,
    /** Shifts the game's clock by milliseconds, for demo and tests; refused in production. */
    TIPPSPIEL_CLOCK_OFFSET_MS: z.coerce.number().int().default(0),
    /** Where traces go: the base address of a collector for OTLP over HTTP, as `http://jaeger:4318`. Empty: no traces. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
    /** The share of requests that are traced, from 0 to 1. The gateway decides for all processes (docs/adr/0084). */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.01),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.TIPPSPIEL_CLOCK_OFFSET_MS === 0, {
    path: ['TIPPSPIEL_CLOCK_OFFSET_MS'],
    message: 'must not be set in production',
  });

/** Separates several installations that share one NATS server. */
export const namespaceSchema = z
  .string()
  .regex(/^[a-z0-9_]{1,40}$/)
  .default('tippspiel');

const secret = z.string().min(32, 'needs at least 32 characters');

/** The further settings of every subgraph. */
export const subgraphEnv = processEnv.safeExtend({
  /** The database's URL, with `replicaSet`, and with user and password where the server requires them. */
  MONGODB_URL: z.url(),
  /**
   * Connections of one process to its database. All processes together must stay below the server's limit. A request
   * that waits four seconds for a connection gets 503.
   */
  MONGODB_POOL_SIZE: z.coerce.number().int().positive().default(20),
  /** The name of the database: each subgraph has one of its own. */
  MONGODB_DATABASE: z.string().regex(/^[a-z0-9_]{1,60}$/),
  /** NATS servers, separated by commas. */
  NATS_URL: z.string().min(1),
  /** Prefix of all subjects, so that installations can share a NATS. All processes need the same value. */
  NATS_NAMESPACE: namespaceSchema,
  /** Signs the identity that the gateway sends to the subgraphs. All need the same value, of at least 32 characters. */
  IDENTITY_SECRET: secret,
  /** How many exports of their data a player may request per hour, from each subgraph. */
  EXPORTS_PER_HOUR: z.coerce.number().int().positive().default(20),
});

export { secret as secretSchema };
