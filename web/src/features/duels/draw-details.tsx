import { formatDateTime } from '../../lib/time/format.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import type { DuelStageFragment } from './duel-stage.generated.ts';
import { texts } from './texts.ts';

interface DrawDetailsProps {
  draw: NonNullable<DuelStageFragment['draw']>;
}

const term = 'text-ink-2';
const code = 'font-mono text-xs break-all';

/** 'So wird gelost': the commitment from before the lock, and the data to verify the draw. */
export const DrawDetails = ({ draw }: DrawDetailsProps) => {
  const { seedHash, seed, committedAt, isLate, participantCount } = draw;
  return (
    <details className="bg-surface px-4 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {texts.how}
      </summary>
      <div className="grid max-w-prose gap-3 pb-4">
        <p>{texts.howText}</p>
        {isLate && <p className="font-semibold">{texts.late}</p>}
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className={term}>{texts.drawnOn}</dt>
          <dd>
            <time dateTime={committedAt}>{formatDateTime(committedAt)}</time>
          </dd>
          <dt className={term}>{texts.hash}</dt>
          <dd className={code}>{seedHash}</dd>
          <dt className={term}>{texts.seed}</dt>
          <dd className={seed ? code : undefined}>{seed ?? texts.seedHidden}</dd>
          {participantCount !== null && (
            <>
              <dt className={term}>{texts.participants}</dt>
              <dd>{formatNumber(participantCount)}</dd>
            </>
          )}
        </dl>
      </div>
    </details>
  );
};
