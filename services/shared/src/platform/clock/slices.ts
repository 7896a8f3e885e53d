/** Long work in steps. Each `yield` is a point where the event loop may run other work. */
export type Steps<T> = Generator<void, T>;

/** Too short for anybody to notice, and long enough that the pauses cost nothing. */
const SLICE_MS = 3;

/** Runs the steps in slices of a few milliseconds, and yields to the event loop in between. */
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
