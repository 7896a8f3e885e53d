import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

export type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv; timeoutMs?: number };

/** Runs a program to its end. @returns its output @throws Error with the end of its output */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<string> {
  const { cwd, env, timeoutMs } = options;
  return new Promise((resolve, reject) => {
    const settings = { cwd, env: env ?? process.env, timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(command, args, settings, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-8).join('\n');
      reject(new Error(`${[command, ...args].join(' ')} schlug fehl:\n${said || error.message}`));
    });
    child.stdin?.end();
  });
}

/** The full path of the first of these programs on the PATH. */
export async function findOnPath(...names: string[]): Promise<string | undefined> {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const file = join(folder, name);
      if (folder && (await isExecutable(file))) return file;
    }
  }
  return undefined;
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
