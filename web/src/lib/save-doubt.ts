interface DoubtDeps<Stored> {
  /** What the server has now; fails with an AbortError where the answer would be out of date. */
  ask: (signal: AbortSignal) => Promise<Stored>;
  onSeen: (stored: Stored) => void;
}

/** Longer than any service waits for another (gateway: 8 s): so long a save may come through late. */
export const SETTLED_MS = 15_000;
/** The same for one of a page that was closed: its browser may try for 30 s longer before it gives up. */
export const LEFT_BEHIND_MS = 45_000;
const LOOK_MS = { first: 1000, longest: 30_000 };

/** Something else was saved meanwhile: that says nothing about the server. */
const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export type Doubt<Wish, Stored extends Wish> = ReturnType<typeof createDoubt<Wish, Stored>>;

/** A save whose outcome nobody knows: looks what the server has until it says so. */
export const createDoubt = <Wish, Stored extends Wish>(
  { ask, onSeen }: DoubtDeps<Stored>,
  wish: Wish,
  settledMs = SETTLED_MS,
) => {
  /** Not by the clock of the day, which may be set meanwhile. */
  const until = performance.now() + settledMs;
  const left = (): number => Math.max(0, until - performance.now());
  let failed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: AbortController | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    looking?.abort();
  };

  const lookIn = (ms: number): void => {
    stop();
    timer = setTimeout(look, ms);
  };

  const look = (): void => {
    stop();
    const own = new AbortController();
    looking = own;
    ask(own.signal).then(
      (stored) => {
        failed = 0;
        if (!own.signal.aborted) onSeen(stored);
      },
      (error: unknown) => {
        if (own.signal.aborted) return;
        if (isGivenUp(error)) return lookIn(LOOK_MS.first);
        failed += 1;
        lookIn(Math.min(LOOK_MS.first * 2 ** failed, LOOK_MS.longest));
      },
    );
  };

  return {
    /** All that was wanted since: what must stand on the server in the end. */
    wish,
    /** So many milliseconds longer it may come through. */
    left,
    look,
    lookSoon: (): void => lookIn(LOOK_MS.first),
    /** When the save can no longer overwrite a newer one. */
    lookWhenSettled: (): void => lookIn(left()),
    isSettled: (): boolean => left() === 0,
    /** What is read now would be out of date. */
    stop,
  };
};
