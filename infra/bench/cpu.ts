import { readdir, readFile } from 'node:fs/promises';
import type { Stack } from '../local/stack.ts';
import { measureRate, type Load } from './measure.ts';
import type { Row } from './table.ts';

/** Linux counts processor time in hundredths of a second (`getconf CLK_TCK`). */
const MICROS_PER_TICK = 10_000;
const SECONDS = 10;

/** Processor time that a process and its ended children have used so far, user and system, in microseconds. */
async function cpuMicros(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // Behind the command's name, which may hold blanks, come utime, stime, cutime and cstime as 12th to 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * MICROS_PER_TICK;
}

/** All processes of this machine whose command begins with a name. */
async function pidsOf(command: RegExp): Promise<number[]> {
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const line = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    if (command.test(line)) found.push(Number(entry));
  }
  return found;
}

/** What one save costs each process, while 64 players save as fast as they can. */
export async function measureCpuPerSave({ processes }: Stack, load: Omit<Load, 'seconds'>): Promise<Row[]> {
  const groups: [string, number[]][] = [
    ['gateway', [processes.pid('gateway')]],
    ['tipp', [processes.pid('tipp')]],
    ['PostgreSQL', await pidsOf(/^(\S*\/)?postgres\b/)],
    ['FerretDB', await pidsOf(/^(\S*\/)?ferretdb\b/)],
  ];
  const used = () =>
    Promise.all(
      groups.map(async ([, pids]) => {
        const each = await Promise.all(pids.map((pid) => cpuMicros(pid).catch(() => 0)));
        return each.reduce((sum, micros) => sum + micros, 0);
      }),
    );
  await measureRate({ ...load, seconds: 3 });
  const before = await used();
  const { perSecond } = await measureRate({ ...load, seconds: SECONDS });
  const after = await used();
  const value = groups
    .map(([name], index) => {
      const micros = ((after[index] as number) - (before[index] as number)) / (perSecond * SECONDS);
      return `${name} ${Math.round(micros)} µs`;
    })
    .join(', ');
  return [{ what: `processor time per save, ${load.visitors.length} connections`, value }];
}
