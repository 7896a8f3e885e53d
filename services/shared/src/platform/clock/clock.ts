/** The one source of the present instant in a process; handed in, never imported by domain code. */
export type Clock = { now(): Date };

/** The machine's clock shifted by `offsetMs` milliseconds, so that all processes of a demo or test agree. */
export function systemClock(offsetMs = 0): Clock {
  return { now: () => new Date(Date.now() + offsetMs) };
}

/** A clock that stands still until it is moved; for tests. */
export function manualClock(start: Date | string): Clock & { set(instant: Date | string): void } {
  let instant = new Date(start);
  return {
    now: () => new Date(instant),
    set(next) {
      instant = new Date(next);
    },
  };
}
