import { readFileSync } from 'node:fs';

/** The progress of a suite: Jest's in files, Playwright's in tests. */
export type Progress = { done: number; of: number; tests: number; failed: number };

const EVERY_MS = { terminal: 1_000, log: 30_000 };

/**
 * Prints a suite's progress until the returned function is called. A terminal shows one updated line; other outputs get
 * a line every half minute.
 */
export function showProgress(name: string, file: string, out: NodeJS.WriteStream): () => void {
  const print = () => {
    const line = progressLine(name, read(file));
    if (out.isTTY) out.write(`\r\u001B[K${line}`);
    else out.write(`${line}\n`);
  };
  const timer = setInterval(print, out.isTTY ? EVERY_MS.terminal : EVERY_MS.log);
  return () => {
    clearInterval(timer);
    if (out.isTTY) out.write('\r\u001B[K');
  };
}

export function progressLine(name: string, progress: Progress | undefined): string {
  if (!progress) return `  ${name} läuft …`;
  const { done, of, tests, failed } = progress;
  return `  ${name}: ${done} von ${of}, ${tests} Tests bestanden${failed > 0 ? `, ${failed} fehlgeschlagen` : ''}`;
}

function read(file: string): Progress | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Progress;
  } catch {
    return undefined; // Not there yet, or just being written.
  }
}
