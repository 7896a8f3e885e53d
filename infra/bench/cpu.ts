import { commandOf, descendants, fieldsOf } from '../local/process/descendants.ts';
import type { Stack } from '../local/stack.ts';
import type { ServiceName } from '../local/stack-env.ts';
import { measureRate, type Load, type Rate } from './measure.ts';

/** Linux counts processor time in hundredths of a second (`getconf CLK_TCK`). */
const MICROS_PER_TICK = 10_000;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const WARM_UP_SECONDS = 3;

/** The total processor time (user and system) of a process and its ended children, in microseconds. */
async function cpuMicros(pid: number): Promise<number> {
  // utime, stime, cutime and cstime.
  const times = (await fieldsOf(pid)).slice(11, 15);
  return times.reduce((sum, ticks) => sum + Number(ticks), 0) * MICROS_PER_TICK;
}

/** The processes that this one has started whose command line matches. */
async function pidsOf(command: RegExp): Promise<number[]> {
  const found: number[] = [];
  for (const pid of await descendants(process.pid)) if (command.test(await commandOf(pid))) found.push(pid);
  return found;
}

/** @returns a function that reads the total processor time of our processes and the database's, in microseconds */
export async function cpuMeter(
  { processes }: Stack,
  names: readonly ServiceName[],
): Promise<() => Promise<Map<string, number>>> {
  const groups: [string, number[]][] = [
    ...names.map((name): [string, number[]] => [name, [processes.pid(name)]]),
    ['PostgreSQL', await pidsOf(/^(\S*\/)?postgres\b/)],
    ['FerretDB', await pidsOf(/^(\S*\/)?ferretdb\b/)],
    ['NATS', await pidsOf(/^(\S*\/)?nats-server\b/)],
  ];
  return async () => {
    const used = new Map<string, number>();
    for (const [name, pids] of groups) {
      const each = await Promise.all(pids.map((pid) => cpuMicros(pid).catch(() => 0)));
      used.set(
        name,
        each.reduce((sum, micros) => sum + micros, 0),
      );
    }
    return used;
  };
}

/** The cores that each process kept busy between two readings of `cpuMeter`. */
export const busyCores = (before: Map<string, number>, after: Map<string, number>, seconds: number) =>
  new Map([...after].map(([name, used]) => [name, (used - before.get(name)!) / 1e6 / seconds]));

export const formatCores = (cores: Map<string, number>): string =>
  [...cores].map(([name, busy]) => `${name} ${busy.toFixed(2)}`).join(', ');

export type CpuRate = Rate & {
  /** Processor time per request by process, in microseconds. */
  micros: Map<string, number>;
};

/**
 * Measures the rate of requests, and the processor time that each costs the named services and the database.
 * @throws Error if a request fails
 */
export async function measureCpu(
  stack: Stack,
  names: readonly ServiceName[],
  load: Omit<Load, 'seconds'>,
): Promise<CpuRate> {
  const used = await cpuMeter(stack, names);
  await measureRate({ ...load, seconds: WARM_UP_SECONDS });
  const before = await used();
  const rate = await measureRate({ ...load, seconds: SECONDS });
  if (rate.failed) throw new Error(`${rate.failed} requests failed`);
  const requests = rate.perSecond * SECONDS;
  const micros = [...(await used())].map(([name, after]): [string, number] => [
    name,
    (after - (before.get(name) ?? 0)) / requests,
  ]);
  return { ...rate, micros: new Map(micros) };
}

/** 'gateway 90 µs, tipp 60 µs'. */
export const formatMicros = ({ micros }: CpuRate): string =>
  [...micros].map(([name, each]) => `${name} ${Math.round(each)} µs`).join(', ');
