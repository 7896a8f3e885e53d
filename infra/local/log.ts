/** Prints one German line on the terminal. */
export type Log = (line: string) => void;

export const consoleLog: Log = (line) => console.log(line);
export const noLog: Log = () => undefined;

/** 950 → '0,9 s', 83_000 → '1 min 23 s'. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(seconds < 10 ? 1 : 0).replace('.', ',')} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
