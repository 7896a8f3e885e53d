import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageConfig } from '../../gateway/src/pages/page-config.ts';

/** The roles for recorded screens, and the demo account with which each was recorded. */
export const roles = { visitor: '', player: 'spieler@example.org', operator: 'admin@example.org' } as const;
export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as Role[];

/** The response of `/graphql`. */
export type GraphAnswer = { data?: Record<string, unknown> | null; errors?: unknown[] };

/** One query or mutation with the product's response. */
export type Exchange = {
  operation: string;
  variables: Record<string, unknown>;
  answer: GraphAnswer;
};

/** The product's responses to one role. */
export type Recording = {
  /** The visitor's configuration, which every page contains. */
  config: Omit<PageConfig, 'csrfToken' | 'build'>;
  exchanges: Exchange[];
};

/** How to renew a stale recording. */
export const RENEW = 'npm run record';

const fileOf = (role: Role): string => join(import.meta.dirname, 'recordings', `${role}.json`);

export const readRecording = async (role: Role): Promise<Recording> =>
  JSON.parse(await readFile(fileOf(role), 'utf8')) as Recording;

/** Sorted by name and variables, so that a recording's diff shows only changes of the product. */
export async function writeRecording(role: Role, { config, exchanges }: Recording): Promise<void> {
  const sorted = exchanges.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await mkdir(join(import.meta.dirname, 'recordings'), { recursive: true });
  await writeFile(fileOf(role), `${steady(JSON.stringify({ config, exchanges: sorted }, null, 1))}\n`);
}

const MINUTE_MS = 60_000;
const toMinute = (instant: string): string =>
  new Date(Math.round(Date.parse(instant) / MINUTE_MS) * MINUTE_MS).toISOString();

/** Replaces random values, and seconds from the running clock, by the same ones each time. */
function steady(text: string): string {
  const names = new Map<string, string>();
  const named = (found: string): string => {
    const name = createHash('sha256').update(String(names.size)).digest('hex').slice(0, found.length);
    if (!names.has(found)) names.set(found, name);
    return names.get(found)!;
  };
  return text.replace(/[0-9a-f]{32,64}/g, named).replace(/\d{4}-\d\d-\d\dT[\d:.]{12}Z/g, toMinute);
}

/** The same for equal variables in any order. */
export const keyOf = ({ operation, variables }: Pick<Exchange, 'operation' | 'variables'>): string =>
  `${operation} ${JSON.stringify(variables, inOrder)}`;

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
