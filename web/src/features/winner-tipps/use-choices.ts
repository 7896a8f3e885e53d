import type { About } from '../../lib/save/save-types.ts';
import { useReached } from '../../lib/time/use-now.ts';
import type { MyWinnerTippsQuery } from './my-winner-tipps.generated.ts';
import { isLeague } from './is-league.ts';
import { texts } from './texts.ts';
import {
  familyOf,
  useWinnerDraft,
  useWinnerSaver,
  type WinnerDraft,
  type WinnerChange,
} from './winner-saver.ts';

export type WinnerTipp = MyWinnerTippsQuery['winnerTipps'][number];
export type Group = MyWinnerTippsQuery['groupTables'][number];
export type Team = Group['teams'][number];

export interface Choice {
  tipp: WinnerTipp;
  /** The player's choice, confirmed or not. */
  teamKZ: string | null;
}

interface Choices {
  choices: Choice[];
  draft: WinnerDraft;
  /** Locked by the server's answer, or earlier by its clock. */
  isLocked: boolean;
  choose: (mark: string, teamKZ: string | null) => void;
  retry: () => void;
  /** Accepts the choice that another device has saved. */
  discard: () => void;
}

const aboutOf = (tipps: readonly WinnerTipp[], family: string): About<WinnerChange> => ({
  base: Object.fromEntries(tipps.map(({ mark, team }) => [mark, team?.teamKZ ?? null])),
  lockAt: Math.min(...tipps.map(({ locksAt }) => Date.parse(locksAt))),
  revision: Math.max(...tipps.map(({ revision }) => revision ?? 0)),
  label: family === 'P' ? texts.thePlaces : isLeague(tipps) ? texts.theLast : texts.group(family),
  to: '/tipps?tab=sieger',
});

/** The choices of marks that lock together and may not name the same team. */
export const useChoices = (tipps: readonly WinnerTipp[]): Choices => {
  const saver = useWinnerSaver();
  const isOver = useReached(tipps[0]?.locksAt ?? '');
  const family = familyOf(tipps[0]?.mark ?? '');
  const draft = useWinnerDraft(family);
  const choices = tipps.map((tipp) => {
    const { [tipp.mark]: teamKZ = tipp.team?.teamKZ ?? null } = draft.pendingChange;
    return { tipp, teamKZ };
  });
  return {
    choices,
    draft,
    isLocked: isOver || tipps.some(({ isEnabled }) => !isEnabled),
    choose: (mark, teamKZ) => {
      // A team that moves to another mark leaves its former one.
      const left = choices.filter((choice) => teamKZ !== null && choice.teamKZ === teamKZ);
      const leaving = Object.fromEntries(left.map(({ tipp }) => [tipp.mark, null]));
      saver.change(family, { ...leaving, [mark]: teamKZ }, aboutOf(tipps, family));
    },
    retry: () => saver.retry(family),
    discard: () => saver.discard(family),
  };
};
