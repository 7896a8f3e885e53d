const BATCH_SIZE = 500;

/** Repeats until `find` returns nothing. @param find some of the remaining items */
export async function forEachBatch<One>(
  find: (limit: number) => Promise<One[]>,
  remove: (part: One[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const found = await find(BATCH_SIZE);
    if (!found.length) return;
    await remove(found);
  }
}
