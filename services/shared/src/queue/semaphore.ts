/** Nothing was begun: all places are taken and as many wait as may, or the wait took too long. */
export class SemaphoreFullError extends Error {}

export type Places = {
  /**
   * Waits for a place, in order of asking.
   * @param until milliseconds since 1970 (real time) after which the place is of no use
   * @returns gives the place back; to be called once
   * @throws NoPlaceError at once when too many wait already, or when `until` has come
   */
  take(until: number): Promise<() => void>;
};

type Waiting = { enter(): void; timer: NodeJS.Timeout };

/** A bounded number of places with a bounded queue in front of them. */
export function createSemaphore({ places, queue }: { places: number; queue: number }): Places {
  const waiting = new Set<Waiting>();
  let taken = 0;

  function giveBack(): void {
    const [next] = waiting;
    if (!next) {
      taken--;
      return;
    }
    waiting.delete(next);
    clearTimeout(next.timer);
    next.enter();
  }

  return {
    async take(until) {
      const patience = until - Date.now();
      if (patience <= 0) throw new SemaphoreFullError('too late to begin');
      if (taken < places) {
        taken++;
        return giveBack;
      }
      if (waiting.size >= queue) throw new SemaphoreFullError(`${queue} wait already`);
      return new Promise((resolve, reject) => {
        const own: Waiting = {
          enter: () => resolve(giveBack),
          timer: setTimeout(() => {
            waiting.delete(own);
            reject(new SemaphoreFullError(`no place within ${patience} ms`));
          }, patience),
        };
        waiting.add(own);
      });
    },
  };
}
