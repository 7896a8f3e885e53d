import type { Run } from '../bench/report.ts';
import { code, table } from './markdown.ts';
import { readSource } from './sources.ts';

/** By the name of a file in docs/bench and by measure: the target, empty if there is none. */
type Wanted = Record<string, Record<string, string>>;

const readBench = (name: string) => JSON.parse(readSource(`docs/bench/${name}.json`).text);

/** The newest run of each measure of docs/bench/wanted.json. */
export function performanceTable(): string {
  const rows = Object.entries(readBench('wanted') as Wanted).flatMap(([name, measures]) => {
    const runs: Run[] = readBench(name);
    return Object.entries(measures).map(([what, wanted]) => {
      const run = runs.findLast((each) => each.rows.some((row) => row.what === what));
      const row = run?.rows.find((each) => each.what === what);
      if (!run || !row) throw new Error(`docs/bench/${name}.json: nothing tells of '${what}'`);
      const measured = (wanted.includes('×') && row.ratio) || row.value;
      // Drops the variables before the command.
      const command = run.command.replace(/^.*(?=npm )/, '');
      return [what, wanted || '–', measured, run.date || '–', code(command)];
    });
  });
  return table(['measure', 'wanted', 'measured', 'date', 'command'], rows);
}
