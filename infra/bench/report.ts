import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../local/places.ts';

export type Row = { what: string; value: string; against?: string; ratio?: string };

/** One run in a file of docs/bench, where the newest comes last. `date` is empty if unknown. */
export type Run = { date: string; command: string; notes: string[]; rows: Row[] };

/**
 * Prints the results. BENCH_NOTE describes the machine's other load. If it is set, the results are added to
 * docs/bench/<name>.json as the newest run, and `npm run docs` copies them to docs/PERFORMANCE.md.
 */
export async function report(name: string, rows: Row[]): Promise<void> {
  console.log(`\n${formatTable(rows)}`);
  const note = process.env['BENCH_NOTE'];
  if (!note) return;
  const file = join(repositoryRoot, `docs/bench/${name}.json`);
  const runs = JSON.parse(await readFile(file, 'utf8')) as Run[];
  const settings = Object.entries(process.env).filter(([key]) => /^BENCH_(?!NOTE)/.test(key));
  const [, , ...words] = process.argv;
  const command = [
    ...settings.map(([key, value]) => `${key}=${value}`),
    'npm run bench',
    ...(words.length ? ['--', ...words] : []),
  ].join(' ');
  runs.push({ date: new Date().toISOString().slice(0, 10), command, notes: [note], rows });
  await writeFile(file, `${JSON.stringify(runs, null, 2)}\n`);
}

function formatTable(rows: Row[]): string {
  const lines = rows.map(
    ({ what, value, against = '', ratio = '' }) => `| ${what} | ${value} | ${against} | ${ratio} |`,
  );
  return ['| measured | ours | compared with | ratio |', '|---|---|---|---|', ...lines].join('\n');
}

export const ms = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;
