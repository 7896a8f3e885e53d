import { readdir, readFile } from 'node:fs/promises';

/** The process ids of all descendants of a process. */
export async function descendants(root: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map<number, number>();
  for (const pid of pids) parents.set(pid, Number((await fieldsOf(pid).catch(() => []))[1] ?? 0));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === root || isBelow(parent));
  };
  return pids.filter(isBelow);
}

/** The fields of /proc/<pid>/stat after the command's name, which may contain blanks: state, parent's id, … */
export async function fieldsOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The command line of a process; '' if it has ended or is a zombie. */
export function commandOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').then((text) => text.replaceAll('\0', ' ').trim(), () => ''); // prettier-ignore
}
