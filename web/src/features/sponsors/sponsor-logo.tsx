import { useEffect, useState } from 'react';
import { initials } from '../../lib/initials.ts';

interface SponsorLogoProps {
  name: string;
  url: string;
}

const ATTEMPTS = 3;
const AGAIN_MS = 1_500;

/**
 * A logo on the calm ground it was made for, light in both themes. One that does not come, as for a moment after it was
 * added, shows its initials (specification, chapter 8) and is asked for again.
 */
export const SponsorLogo = ({ name, url }: SponsorLogoProps) => {
  const [failures, setFailures] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || failures >= ATTEMPTS) return undefined;
    const timer = setTimeout(() => setWaiting(false), AGAIN_MS * failures);
    return () => clearTimeout(timer);
  }, [isWaiting, failures]);
  return (
    <span className="grid aspect-2/1 place-items-center overflow-hidden rounded-md bg-chalk p-[6%]">
      {isWaiting || !url ? (
        <span aria-hidden="true" className="text-3xl font-extrabold text-on-joker">
          {initials(name)}
        </span>
      ) : (
        <img
          key={failures}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          width={640}
          height={320}
          onError={() => {
            setFailures((count) => count + 1);
            setWaiting(true);
          }}
          className="size-full object-contain"
        />
      )}
    </span>
  );
};
