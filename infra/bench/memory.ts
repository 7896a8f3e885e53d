import { readFile } from 'node:fs/promises';

/** Proportional size (PSS) in bytes: what processes share (Node itself) is counted once. */
export async function proportionalBytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
}
