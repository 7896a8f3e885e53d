/** A counting window of fixed length. Windows begin at the same instants for everybody. */
type Window = { start: Date; end: Date };

/** The window of most limits. */
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

export function windowAt(now: Date, seconds: number): Window {
  const length = seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), end: new Date(start + length) };
}

/** Whole seconds until the window is over, at least 1. */
export function secondsLeft(window: Window, now: Date): number {
  return Math.max(1, Math.ceil((window.end.getTime() - now.getTime()) / 1000));
}
