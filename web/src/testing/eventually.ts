// As they are before a test takes the clock over.
const { setTimeout } = globalThis;
const now = performance.now.bind(performance);

const LONGEST_MS = 10_000;
const EVERY_MS = 5;

/** Tries `check` again and again, in real time, until it no longer throws; after ten seconds it throws what `check` did. */
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
