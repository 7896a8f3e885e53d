const AT_ONCE = 500;

/** @param find some of what is left, as long as there is something */
export async function forEachBatch<One>(
  find: (limit: number) => Promise<One[]>,
  remove: (part: One[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const found = await find(AT_ONCE);
    if (!found.length) return;
    await remove(found);
  }
}
