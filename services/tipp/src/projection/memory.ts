/**
 * Answers kept by key, the oldest given away first. Who asks while one is being made shares it; one that is null, or
 * fails, is asked for again.
 * @param max how many are kept
 */
export function createMemory<Value>(max: number) {
  const kept = new Map<string, Promise<Value | null>>();
  return {
    clear: () => kept.clear(),
    get(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
      const known = kept.get(key);
      kept.delete(key);
      const value = known ?? make();
      kept.set(key, value);
      if (known) return value;
      const forget = () => void (kept.get(key) === value && kept.delete(key));
      value.then((made) => made ?? forget(), forget);
      const [oldest] = kept.keys();
      if (kept.size > max && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
