/** Works on all, in their order, so many at once. Rejects with the first failure, and begins with no further one then. */
export async function forEachLimit<One>(
  items: readonly One[],
  atOnce: number,
  work: (item: One) => Promise<unknown>,
): Promise<void> {
  // All take from the same line.
  const line = items.values();
  let failed = false;
  async function takeOn(): Promise<void> {
    for (const item of line) {
      if (failed) return;
      await work(item);
    }
  }
  await Promise.all(
    Array.from({ length: atOnce }, () =>
      takeOn().catch((error: unknown) => {
        failed = true;
        throw error;
      }),
    ),
  );
}
