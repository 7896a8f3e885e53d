interface UncertainSaveDeps<Stored> {
  /** What the server has now; fails with an AbortError where the answer would be out of date. */
  ask: (signal: AbortSignal) => Promise<Stored>;
  onSeen: (stored: Stored) => void;
}

/** Longer than any service waits for another (gateway: 8 s): so long a save may come through late. */
export const SETTLED_MS = 15_000;
/** The same for one of a page that was closed: its browser may try for 30 s longer before it gives up. */
export const LEFT_BEHIND_MS = 45_000;
const VERIFY_MS = { first: 1000, longest: 30_000 };

/** Something else was saved meanwhile: that says nothing about the server. */
const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export type UncertainSave<Change, Stored extends Change> = ReturnType<
  typeof createUncertainSave<Change, Stored>
>;

/** A save whose outcome nobody knows: asks the server what it has until it answers. */
export const createUncertainSave = <Change, Stored extends Change>(
  { ask, onSeen }: UncertainSaveDeps<Stored>,
  target: Change,
  settledMs = SETTLED_MS,
) => {
  /** Not by the clock of the day, which may be set meanwhile. */
  const until = performance.now() + settledMs;
  const left = (): number => Math.max(0, until - performance.now());
  let failed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let verifying: AbortController | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    verifying?.abort();
  };

  const verifyIn = (ms: number): void => {
    stop();
    timer = setTimeout(verify, ms);
  };

  const verify = (): void => {
    stop();
    const own = new AbortController();
    verifying = own;
    ask(own.signal).then(
      (stored) => {
        failed = 0;
        if (!own.signal.aborted) onSeen(stored);
      },
      (error: unknown) => {
        if (own.signal.aborted) return;
        if (isGivenUp(error)) return verifyIn(VERIFY_MS.first);
        failed += 1;
        verifyIn(Math.min(VERIFY_MS.first * 2 ** failed, VERIFY_MS.longest));
      },
    );
  };

  return {
    /** All that was entered since: what must stand on the server in the end. */
    target,
    /** So many milliseconds longer it may come through. */
    left,
    verify,
    verifySoon: (): void => verifyIn(VERIFY_MS.first),
    /** When the save can no longer overwrite a newer one. */
    verifyWhenSettled: (): void => verifyIn(left()),
    isSettled: (): boolean => left() === 0,
    /** What is read now would be out of date. */
    stop,
  };
};
