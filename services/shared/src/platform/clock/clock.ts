/** The only source of the current time in a process. Domain code receives it as a parameter and never imports it. */
export type Clock = { now(): Date };

/** The machine's clock shifted by `offsetMs` milliseconds, so that all processes of a demo or test agree. */
export function systemClock(offsetMs = 0): Clock {
  return { now: () => new Date(Date.now() + offsetMs) };
}

/** A stopped clock that tests set by hand. */
export function manualClock(start: Date | string): Clock & { set(instant: Date | string): void } {
  let instant = new Date(start);
  return {
    now: () => new Date(instant),
    set(next) {
      instant = new Date(next);
    },
  };
}
