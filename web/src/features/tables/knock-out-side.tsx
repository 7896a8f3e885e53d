import { Flag } from '../../game/flag.tsx';
import { cx } from '../../lib/class-names.ts';
import type { KnockOutMatchFragment } from './knock-out-match.generated.ts';
import type { Origin } from './origin.ts';
import { texts } from './texts.ts';

interface KnockOutSideProps {
  team: KnockOutMatchFragment['team1'];
  /** Of an open slot, where that is known. */
  origin: Origin | null;
  goals: number | null;
  isRunning: boolean;
  /** null until the match is decided. */
  hasWon: boolean | null;
  /** '5:3 ', where the score does not show why; empty where it is not known, null without one. */
  shootOut: string | null;
}

/** A team, or the slot it will fill, and its goals. */
export const KnockOutSide = ({ team, origin, goals, isRunning, hasWon, shootOut }: KnockOutSideProps) => (
  <li
    className={cx('flex min-h-8 items-center gap-2 text-sm leading-tight', hasWon === false && 'text-ink-2')}
  >
    <Flag code={team.flag} size={24} />
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-2">
      <span
        className={cx(
          'min-w-0 hyphens-auto',
          !team.teamKZ && 'text-ink-2',
          team.teamKZ && (hasWon ? 'font-bold' : hasWon === null && 'font-semibold'),
        )}
      >
        {origin ? (
          <>
            <span aria-hidden="true">{origin.short}</span>
            <span className="sr-only">{origin.long}</span>
          </>
        ) : (
          team.name
        )}
      </span>
      {hasWon && (
        <span className="text-xs text-ink-2">
          <span className="sr-only">{`${texts.wins} ${shootOut === null ? '' : shootOut + texts.penalties.long}`}</span>
          {shootOut !== null && (
            <span aria-hidden="true" title={texts.penalties.long} className="whitespace-nowrap">
              {shootOut + texts.penalties.short}
            </span>
          )}
        </span>
      )}
    </span>
    <span
      className={cx(
        'min-w-4 text-right text-base',
        hasWon === false ? 'font-semibold' : 'font-extrabold',
        isRunning && 'text-live',
      )}
    >
      {goals}
    </span>
  </li>
);
