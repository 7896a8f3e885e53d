import { open, stat } from 'node:fs/promises';

const quiet = ['trace', 'debug', 'info'];

/**
 * The part of a log line to be shown on the terminal: pino's warnings and errors, and all output that is not pino's.
 */
export function noteworthy(line: string): string | undefined {
  if (line.trim() === '') return undefined;
  try {
    const { level, msg, err } = JSON.parse(line);
    return quiet.includes(level) ? undefined : [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}

/**
 * Calls `onLine` with every line added to a file from now on. The programs write their logs themselves, so that a log
 * does not depend on a running launcher.
 */
export async function followLog(file: string, onLine: (line: string) => void): Promise<{ stop: () => void }> {
  let offset = await stat(file).then(({ size }) => size, () => 0); // prettier-ignore
  let rest = '';
  let reading = false;
  const read = async () => {
    if (reading) return;
    reading = true;
    try {
      const handle = await open(file, 'r');
      const { size } = await handle.stat();
      if (size > offset) {
        const { buffer, bytesRead } = await handle.read(
          Buffer.alloc(size - offset),
          0,
          size - offset,
          offset,
        );
        offset += bytesRead;
        const lines = (rest + buffer.toString('utf8', 0, bytesRead)).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(onLine);
      }
      await handle.close();
    } catch {
      // not written yet
    }
    reading = false;
  };
  const timer = setInterval(read, 250);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
