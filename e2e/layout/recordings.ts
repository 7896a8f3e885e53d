import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageConfig } from '../../gateway/src/pages/page-config.ts';

/** Who looks at the recorded screens, and by which account of the demo they were recorded. */
export const roles = { visitor: '', player: 'spieler@example.org', operator: 'admin@example.org' } as const;
export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as Role[];

/** What `/graphql` answers. */
export type GraphAnswer = { data?: Record<string, unknown> | null; errors?: unknown[] };

/** One question, or one write, and what the product answered to it. */
export type Exchange = {
  operation: string;
  variables: Record<string, unknown>;
  answer: GraphAnswer;
};

/** What the product answers to one role. */
export type Recording = {
  /** What every page tells of its visitor. */
  config: Omit<PageConfig, 'csrfToken' | 'build'>;
  exchanges: Exchange[];
};

/** What a stale recording says. */
export const RENEW = 'npm run record';

const fileOf = (role: Role): string => join(import.meta.dirname, 'recordings', `${role}.json`);

export const readRecording = async (role: Role): Promise<Recording> =>
  JSON.parse(await readFile(fileOf(role), 'utf8')) as Recording;

/** Ordered by name and variables, so that what changes in a recording is what has changed in the product. */
export async function writeRecording(role: Role, { config, exchanges }: Recording): Promise<void> {
  const sorted = exchanges.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await mkdir(join(import.meta.dirname, 'recordings'), { recursive: true });
  await writeFile(fileOf(role), `${steady(JSON.stringify({ config, exchanges: sorted }, null, 1))}\n`);
}

const MINUTE_MS = 60_000;
const toMinute = (instant: string): string =>
  new Date(Math.round(Date.parse(instant) / MINUTE_MS) * MINUTE_MS).toISOString();

/** What the product makes up by chance, and the seconds that its clock has gone on, are the same each time. */
function steady(text: string): string {
  const names = new Map<string, string>();
  const named = (found: string): string => {
    const name = createHash('sha256').update(String(names.size)).digest('hex').slice(0, found.length);
    if (!names.has(found)) names.set(found, name);
    return names.get(found)!;
  };
  return text.replace(/[0-9a-f]{32,64}/g, named).replace(/\d{4}-\d\d-\d\dT[\d:.]{12}Z/g, toMinute);
}

/** The same for equal variables, in whichever order they stand. */
export const keyOf = ({ operation, variables }: Pick<Exchange, 'operation' | 'variables'>): string =>
  `${operation} ${JSON.stringify(variables, inOrder)}`;

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
