import { useEffect, useState } from 'react';

/** The eye can follow a number for this long. */
const COUNT_MS = 900;

/** Runs once from 0 to 1, fast at first. */
export const useCountUp = (): number => {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    let frame = 0;
    const step = (): void => {
      const done = Math.min(1, (performance.now() - begun) / COUNT_MS);
      setShare(done);
      if (done < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);
  return 1 - (1 - share) ** 3;
};
