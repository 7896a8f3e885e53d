import { Flag } from '../../game/flag.tsx';
import { cx } from '../../lib/class-names.ts';
import type { KnockOutMatchFragment } from './knock-out-match.generated.ts';
import type { Expected } from './expected.ts';
import type { Origin } from './origin.ts';
import { texts } from './texts.ts';

interface KnockOutSideProps {
  team: KnockOutMatchFragment['team1'];
  /** The origin of an open slot's team, if known. */
  origin: Origin | null;
  /** The team that would fill the slot by the current standings. */
  expected: Expected | null;
  /** The team that the player has tipped for the title. It is highlighted through the tree. */
  champion: string | null;
  goals: number | null;
  isRunning: boolean;
  /** null until the match is decided. */
  hasWon: boolean | null;
  /** '5:3 ' after a shoot-out, which the score does not show; empty if unknown, null without a shoot-out. */
  shootOut: string | null;
}

/** A team, or the slot it will fill, and its goals. */
export const KnockOutSide = ({
  team,
  origin,
  expected,
  champion,
  goals,
  isRunning,
  hasWon,
  shootOut,
}: KnockOutSideProps) => {
  const isChampion = champion !== null && (team.teamKZ || expected?.teamKZ) === champion;
  return (
    <li
      className={cx(
        'flex min-h-8 items-center gap-2 py-1 text-sm leading-tight',
        hasWon === false && 'text-ink-2',
        isChampion && '-mx-1.5 rounded-sm bg-joker-soft px-1.5 ring-2 ring-joker ring-inset',
      )}
    >
      <Flag
        code={team.flag || (expected?.flag ?? '')}
        size={24}
        className={team.flag ? undefined : 'opacity-60'}
      />
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
            <span>{team.name}</span>
          )}
          {expected && <span className="block text-xs">{texts.expected(expected.name)}</span>}
          {isChampion && (
            <span className="block text-xs font-semibold text-joker-text">
              <span className="sr-only">, </span>
              <span>{texts.champion}</span>
            </span>
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
};
