import { useSyncExternalStore } from 'react';
import { useReached } from '../../lib/use-now.ts';
import type { MyWinnerTippsQuery } from './my-winner-tipps.generated.ts';
import { useWinnerSaver } from './use-winner-saver.ts';
import type { WinnerDraft } from './winner-saver.ts';

export type WinnerTipp = MyWinnerTippsQuery['winnerTipps'][number];
export type Group = MyWinnerTippsQuery['groupTables'][number];
export type Team = Group['teams'][number];

export interface Choice {
  tipp: WinnerTipp;
  draft: WinnerDraft;
  /** What the player chose, confirmed or not. */
  teamKZ: string | null;
}

interface Choices {
  choices: Choice[];
  /** Locked by the server or, before it was asked, by its clock. */
  isLocked: boolean;
  choose: (mark: string, teamKZ: string | null) => void;
  retry: (mark: string) => void;
}

/** Marks that lock together and may not name the same team. */
export const useChoices = (tipps: readonly WinnerTipp[]): Choices => {
  const saver = useWinnerSaver();
  useSyncExternalStore(saver.subscribe, saver.version);
  const isOver = useReached(tipps[0]?.locksAt ?? '');
  const choices = tipps.map((tipp) => {
    const draft = saver.draft(tipp.mark);
    const { teamKZ = tipp.team?.teamKZ ?? null } = draft.wanted;
    return { tipp, draft, teamKZ };
  });
  return {
    choices,
    isLocked: isOver || tipps.some(({ isEnabled }) => !isEnabled),
    choose: (mark, teamKZ) => {
      // A team that moves from one mark to another leaves the one first.
      const left = choices.filter(
        (choice) => teamKZ !== null && choice.teamKZ === teamKZ && choice.tipp.mark !== mark,
      );
      for (const { tipp } of left) saver.change(tipp.mark, { teamKZ: null });
      saver.change(mark, { teamKZ });
    },
    retry: saver.retry,
  };
};
