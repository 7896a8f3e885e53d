import { useEffect, useState } from 'react';
import { useMedia } from '../../lib/page/use-media.ts';

/** The eye can follow a number for this long. */
const COUNT_MS = 900;

/** Runs once from 0 to 1, fast at first; 1 at once for users who prefer reduced motion. */
export const useCountUp = (): number => {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (isCalm) return undefined;
    const begun = performance.now();
    let frame = 0;
    const step = (): void => {
      const done = Math.min(1, (performance.now() - begun) / COUNT_MS);
      setShare(done);
      if (done < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isCalm]);
  return isCalm ? 1 : 1 - (1 - share) ** 3;
};
