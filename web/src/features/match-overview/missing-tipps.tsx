import { CircleCheck } from 'lucide-react';
import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { toNextTipp } from '../../lib/address/addresses.ts';
import { MissingTippsDocument, type MissingTippsQuery } from './missing-tipps.generated.ts';
import { texts } from './texts.ts';

type Missing = Pick<Polled<MissingTippsQuery>, 'data' | 'failure'>;

export const useMissingTipps = (): Missing => usePolled(MissingTippsDocument);

interface MissingTippsProps {
  missing: Missing;
  /** Where tipps are given, of both kinds. */
  to: { matches: string; winners: string };
}

/** The ways to the tipps that are still missing, beside each other, or the good news that there are none: of one height in every state. */
export const MissingTipps = ({ missing: { data, failure }, to }: MissingTippsProps) => {
  const count = data?.viewer?.missingTippCount;
  // They count from the first match on: until then they are asked for.
  const lacksWinners = data?.viewer?.winnerTippsAreComplete === false && !data.tournament.firstMatchIsLocked;
  const missesMatches = failure !== null || (count ?? 0) > 0;
  const size = missesMatches && lacksWinners ? 'sm' : 'md';
  return (
    // Two lines high, as the texts are on small phones.
    <div className="mt-3 grid min-h-12 auto-cols-fr grid-flow-col gap-2">
      {count === undefined && !failure && <Skeleton className="rounded-full" />}
      {missesMatches && (
        <ButtonLink to={to.matches} state={toNextTipp} size={size} wide>
          {count ? texts.missing(count) : texts.toTipps}
        </ButtonLink>
      )}
      {lacksWinners && (
        <ButtonLink to={to.winners} variant={count ? 'secondary' : 'primary'} size={size} wide>
          {texts.winnersMissing}
        </ButtonLink>
      )}
      {count === 0 && !lacksWinners && (
        <p className="flex items-center justify-center gap-2 text-sm font-semibold text-link">
          <CircleCheck aria-hidden="true" className="size-5 flex-none" />
          {texts.noneMissing}
        </p>
      )}
    </div>
  );
};
