/** Long work that pauses by itself: each `yield` is a place where others may go first. */
export type Steps<T> = Generator<void, T>;

/** Shorter than anybody notices, long enough that the pauses cost nothing. */
const SLICE_MS = 3;

/** Runs the steps in slices of a few milliseconds, letting the event loop do everything else in between. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export function runAll<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
