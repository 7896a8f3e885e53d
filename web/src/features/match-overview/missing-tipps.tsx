import { CircleCheck } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatNumber } from '../../lib/format.ts';
import { MissingTippsDocument } from './missing-tipps.generated.ts';
import { texts } from './texts.ts';

interface MissingTippsProps {
  /** Where tipps are given. */
  to: string;
}

/** The way to the tipps that are still missing, or the good news that there are none. */
export const MissingTipps = ({ to }: MissingTippsProps) => {
  const { data, failure } = usePolled(MissingTippsDocument);
  const count = data?.viewer?.missingTippCount;
  return (
    <div className="mt-3 grid min-h-11 items-center">
      {count === undefined && !failure && <Skeleton className="h-11 rounded-full" />}
      {failure || (count ?? 0) > 0 ? (
        <ButtonLink to={to} wide>
          {count ? texts.missing(count, formatNumber(count)) : texts.toTipps}
        </ButtonLink>
      ) : (
        count === 0 && (
          <p className="flex items-center justify-center gap-2 text-sm font-semibold text-link">
            <CircleCheck aria-hidden="true" className="size-5 flex-none" />
            {texts.noneMissing}
          </p>
        )
      )}
    </div>
  );
};
