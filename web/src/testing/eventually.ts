// The real timers, before a test replaces them.
const { setTimeout } = globalThis;
const now = performance.now.bind(performance);

const LONGEST_MS = 10_000;
const EVERY_MS = 5;

/** Repeats `check` in real time until it no longer throws. After ten seconds it throws the last error of `check`. */
export async function eventually(check: () => unknown): Promise<void> {
  for (const end = now() + LONGEST_MS; ;) {
    try {
      await check();
      return;
    } catch (error) {
      if (now() > end) throw error;
    }
    await new Promise((resume) => setTimeout(resume, EVERY_MS));
  }
}
