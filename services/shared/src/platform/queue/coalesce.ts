/**
 * Runs `work` once per key at a time. All calls during a run share the next run, which begins after it. A caller's
 * result is therefore never older than the call.
 * @param nameOf identifies equal keys; by default the key itself
 */
export function coalesce<Key, Value>(
  work: (key: Key) => Promise<Value>,
  nameOf: (key: Key) => unknown = (key) => key,
): (key: Key) => Promise<Value> {
  type Run = { current: Promise<Value>; next?: Promise<Value> };
  const runs = new Map<unknown, Run>();

  function start(key: Key, name: unknown): Promise<Value> {
    const run: Run = { current: work(key) };
    runs.set(name, run);
    const clear = () => {
      if (runs.get(name) === run && !run.next) runs.delete(name);
    };
    run.current.then(clear, clear);
    return run.current;
  }

  return (key) => {
    const name = nameOf(key);
    const run = runs.get(name);
    if (!run) return start(key, name);
    const again = () => start(key, name);
    return (run.next ??= run.current.then(again, again));
  };
}
