/** Processes items in order, `atOnce` at a time. Rejects with the first failure, and then starts no further item. */
export async function forEachLimit<One>(
  items: readonly One[],
  atOnce: number,
  work: (item: One) => Promise<unknown>,
): Promise<void> {
  // All workers take items from the same iterator.
  const remaining = items.values();
  let failed = false;
  async function runWorker(): Promise<void> {
    for (const item of remaining) {
      if (failed) return;
      await work(item);
    }
  }
  await Promise.all(
    Array.from({ length: atOnce }, () =>
      runWorker().catch((error: unknown) => {
        failed = true;
        throw error;
      }),
    ),
  );
}
