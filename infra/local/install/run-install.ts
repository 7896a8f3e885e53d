import { join } from 'node:path';
import { cacheDir } from '../places.ts';
import { describeExit, startChildProcess } from '../process/child-process.ts';
import { lastLines } from '../process/wait.ts';

/**
 * Runs a long installation command to its end. It is a tied child process, so that an interrupted installation leaves
 * nothing running. Its output goes to a log; an error includes the end of it.
 */
export async function runInstall(
  command: string,
  args: string[],
  options: { log: string; env?: NodeJS.ProcessEnv; cwd?: string; around?: string[] },
): Promise<void> {
  const logFile = join(cacheDir(), 'logs', `${options.log}.log`);
  const { env, cwd, around } = options;
  const exit = await (await startChildProcess({ command, args, logFile, env, cwd, around })).exited;
  if ('code' in exit && exit.code === 0) return;
  const end = await lastLines(logFile);
  throw new Error(
    `${command} ${args[0] ?? ''} schlug fehl (${describeExit(exit)}); ${logFile} endet mit:\n${end}`,
  );
}
