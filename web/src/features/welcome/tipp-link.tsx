import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import type { ButtonVariant } from '../../components/button-style.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { toNextTipp } from '../../lib/address/addresses.ts';
import { texts } from './texts.ts';
import { FirstTippDocument, type FirstTippQuery } from './welcome.generated.ts';

const hasTipped = ({ viewer, tipps }: FirstTippQuery): boolean =>
  (viewer?.ranking ?? 0) > 0 || (viewer?.jokerCount ?? 0) > 0 || tipps.tipps.some(({ isValid }) => isValid);

/** The match whose tipp a new player enters first; 0 for none. */
const firstMatch = ({ tipps }: FirstTippQuery): number =>
  tipps.tipps.find(({ isValid, isEnabled }) => isEnabled && !isValid)?.match.id ?? 0;

interface TippLinkProps {
  /** Where tipps are given; of one match, with its editor open. */
  to: { tipps: string; tipp: (matchId: number) => string };
  variant: ButtonVariant;
}

/** The way to the first tipp, or to more of them. */
export const TippLink = ({ to, variant }: TippLinkProps) => {
  const { data, failure } = usePolled(FirstTippDocument);
  const place = 'justify-self-start max-sm:w-full';
  if (!data && !failure) return <Skeleton className={`h-13 w-64 max-w-full rounded-full ${place}`} />;
  const isNew = data !== undefined && !hasTipped(data);
  const matchId = isNew ? firstMatch(data) : 0;
  return (
    <ButtonLink
      to={matchId ? to.tipp(matchId) : to.tipps}
      state={toNextTipp}
      size="lg"
      variant={variant}
      className={place}
    >
      {isNew ? texts.firstTipp : texts.toTipps}
    </ButtonLink>
  );
};
