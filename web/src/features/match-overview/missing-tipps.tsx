import { CircleCheck } from 'lucide-react';
import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { toNextTipp } from '../../lib/address/addresses.ts';
import { betweenSaves } from '../../lib/save/between-saves.ts';
import { MissingTippsDocument, type MissingTippsQuery } from './missing-tipps.generated.ts';
import { texts } from './texts.ts';

type Missing = Pick<Polled<MissingTippsQuery>, 'data' | 'failure'>;

export const useMissingTipps = (): Missing =>
  usePolled(MissingTippsDocument, { poll: true, ...betweenSaves });

interface MissingTippsProps {
  missing: Missing;
  /** The addresses of match tipps and winner tipps. */
  to: { matches: string; winners: string };
}

/** Links to the missing tipps side by side, or a note that none are missing. All states have the same height. */
export const MissingTipps = ({ missing: { data, failure }, to }: MissingTippsProps) => {
  /** -1 after a save, until it is answered anew. */
  const count = data?.viewer?.missingTippCount;
  // Winner tipps can be entered until the first match is locked.
  const lacksWinners = data?.viewer?.winnerTippsAreComplete === false && !data.tournament.firstMatchIsLocked;
  const missesMatches = failure !== null || (count ?? 0) !== 0;
  const size = missesMatches && lacksWinners ? 'sm' : 'md';
  return (
    // The height of two lines, which the texts need on small phones.
    <div className="mt-3 grid min-h-12 auto-cols-fr grid-flow-col gap-2">
      {count === undefined && !failure && <Skeleton className="rounded-full" />}
      {missesMatches && (
        <ButtonLink to={to.matches} state={toNextTipp} size={size} wide>
          {count && count > 0 ? texts.missing(count) : texts.toTipps}
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
