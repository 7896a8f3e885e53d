/** True for the database's answer that a unique value is taken. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11000;
}

/** Repeats an upsert that found no document because another one inserted it at the same moment. */
export async function retryDuplicate<Result>(upsert: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return upsert();
  }
}
