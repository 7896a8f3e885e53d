import { readFile } from 'node:fs/promises';

/** The proportional set size (PSS) in bytes, which counts shared memory (Node itself) once for all processes. */
export async function proportionalBytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
}
