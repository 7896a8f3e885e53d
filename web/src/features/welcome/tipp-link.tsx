import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import type { ButtonVariant } from '../../components/button-style.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { toNextTipp } from '../../lib/address/addresses.ts';
import { texts } from './texts.ts';
import { FirstTippDocument, type FirstTippQuery } from './welcome.generated.ts';

const hasTipped = ({ viewer, tipps }: FirstTippQuery): boolean =>
  (viewer?.ranking ?? 0) > 0 || (viewer?.jokerCount ?? 0) > 0 || tipps.tipps.some(({ isValid }) => isValid);

interface TippLinkProps {
  /** Where tipps are given. */
  to: string;
  variant: ButtonVariant;
}

/** The way to the first tipp, or to more of them. */
export const TippLink = ({ to, variant }: TippLinkProps) => {
  const { data, failure } = usePolled(FirstTippDocument);
  const place = 'justify-self-start max-sm:w-full';
  if (!data && !failure) return <Skeleton className={`h-13 w-64 max-w-full rounded-full ${place}`} />;
  return (
    <ButtonLink to={to} state={toNextTipp} size="lg" variant={variant} className={place}>
      {data && !hasTipped(data) ? texts.firstTipp : texts.toTipps}
    </ButtonLink>
  );
};
