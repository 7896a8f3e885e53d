/** Runs `work` once per key at a time; all who come while it runs share the one next run, which begins after it. */
export function coalesce(work: (key: number) => Promise<void>): (key: number) => Promise<void> {
  const runs = new Map<number, { current: Promise<void>; next?: Promise<void> }>();

  function start(key: number): Promise<void> {
    const run: { current: Promise<void>; next?: Promise<void> } = { current: work(key) };
    runs.set(key, run);
    const clear = () => {
      if (runs.get(key) === run && !run.next) runs.delete(key);
    };
    run.current.then(clear, clear);
    return run.current;
  }

  return (key) => {
    const run = runs.get(key);
    if (!run) return start(key);
    const again = () => start(key);
    return (run.next ??= run.current.then(again, again));
  };
}
