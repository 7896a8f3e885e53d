// A command that npm runs must end with npm. A killed npm forwards no signal, and neither does the shell between npm
// and the command. But the kernel gives npm's child a new parent, which can be observed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const npmIsAtMost = 4; // generations above

/** Calls `onDeath` once after the npm that runs this process has ended. Without npm it does nothing. */
export function watchNpm(onDeath) {
  const child = process.env.npm_lifecycle_event && childOfNpm();
  if (!child) return;
  const watch = setInterval(() => {
    if (describe(child.pid)?.parent === child.npm) return;
    clearInterval(watch);
    onDeath();
  }, 250);
  watch.unref();
}

/** Finds npm, and its child that is an ancestor of this process. */
function childOfNpm() {
  let pid = process.pid;
  for (let generation = 0; generation < npmIsAtMost; generation += 1) {
    const parent = describe(pid)?.parent;
    if (!parent) return undefined;
    if (/\bnpm\b/.test(describe(parent)?.command ?? '')) return { pid, npm: parent };
    pid = parent;
  }
  return undefined;
}

/** A process's parent and command, from /proc if it exists, otherwise from ps. */
function describe(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8'); // '12 (name with ) in it) S 1 …'
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return { parent: Number.parseInt(line, 10), command: line.replace(/^\d+\s+/, '') };
  } catch {
    return undefined;
  }
}
