import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { JokerCard } from '../../game/joker-card.tsx';
import { PointsEarned } from '../../game/points-earned.tsx';
import { cx } from '../../lib/class-names.ts';
import { scoreOf } from '../../lib/game/score.ts';
import { texts } from './texts.ts';
import { OwnTippFragmentDoc, type OwnTippFragment } from './user-tipps.generated.ts';

interface OwnTippCellProps {
  tipp: FragmentType<OwnTippFragment>;
  /** Whether the other player's tipp is visible; before there is nothing to compare. */
  isShown: boolean;
  className: string;
}

/** The viewer's tipp next to the other player's: a column, or a separate line on phones. */
export const OwnTippCell = ({ tipp: ref, isShown, className }: OwnTippCellProps) => {
  const tipp = useMasked(OwnTippFragmentDoc, ref);
  if (!tipp) return <td role="cell" className={className} />;
  const { isValid, isJoker, points, match } = tipp;
  return (
    <td
      role="cell"
      className={cx(
        className,
        'order-6 col-span-full text-right text-[min(0.875rem,5vw)] sm:text-center sm:text-base',
        !isShown && 'hidden',
      )}
    >
      {isShown && (
        <span className="inline-flex items-center gap-1.5">
          <span className="text-ink-2 sm:hidden">{texts.ownTipp}</span>
          {isJoker && <JokerCard filled />}
          {isValid ? (
            <b className="font-semibold">{scoreOf(tipp)}</b>
          ) : (
            <span title={texts.noTipp} className="text-ink-2">
              <span aria-hidden="true">{texts.none}</span>
              <span className="sr-only">{texts.noTipp}</span>
            </span>
          )}
          {isJoker && <span className="sr-only">{texts.joker}</span>}
          <span className="inline-flex min-w-6 justify-end max-sm:ml-1.5 max-sm:w-[2.5rem] sm:empty:hidden">
            {isValid && points !== null && <PointsEarned points={points} isProvisional={match.isRunning} />}
          </span>
        </span>
      )}
    </td>
  );
};
