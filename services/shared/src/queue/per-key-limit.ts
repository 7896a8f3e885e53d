import { SemaphoreFullError } from './semaphore.ts';

/**
 * Bounds what one person may have under way, or waiting, at the same time, so that nobody fills a queue that all share.
 * @returns takes one up for a person, and gives back how to end it. @throws NoPlaceError when that are too many
 */
export function createPerKeyLimit(most: number): (who: number | string) => () => void {
  const counts = new Map<number | string, number>();
  return (who) => {
    const count = counts.get(who) ?? 0;
    if (count >= most) throw new SemaphoreFullError(`${most} of one are under way already`);
    counts.set(who, count + 1);
    return () => {
      const left = (counts.get(who) ?? 1) - 1;
      if (left) counts.set(who, left);
      else counts.delete(who);
    };
  };
}
