import { useState } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { tippOf } from '../../lib/address/addresses.ts';
import { useReached } from '../../lib/time/use-now.ts';
import { type About, isEmpty } from '../../lib/save/save-types.ts';
import { texts } from './texts.ts';
import { TippCardFragmentDoc, type TippCardFragment } from './tipp-card.generated.ts';
import {
  useTippDraft,
  useTippsAreRead,
  useTippSaver,
  wholeTipp,
  type StoredTipp,
  type TippChange,
  type TippDraft,
} from './tipp-saver.ts';
import { useUndo } from './use-undo.ts';

export type TippRef = { id: number; match: { id: number; date: string } } & FragmentType<TippCardFragment>;
export type TippData = Pick<TippCardFragment, Exclude<keyof TippCardFragment, ' $fragmentName'>>;
export type TeamData = TippData['match']['team1'];

export interface EditedTipp {
  tipp: TippData;
  draft: TippDraft;
  /** The player's entry, confirmed or not. */
  goals: readonly [number | null, number | null];
  isJoker: boolean;
  /** Locked by the server's answer, or earlier by its clock. */
  isLocked: boolean;
  setGoals: (team: 1 | 2, goals: number | null) => void;
  setJoker: (isJoker: boolean) => void;
  roll: () => void;
  /** Set for some seconds after dice replaced a tipp, or after a tap on the joker. */
  undo: (() => void) | undefined;
  holdUndo: (isHeld: boolean) => void;
  forgetUndo: () => void;
  /** The dice were used, and nothing was changed here since. */
  isRolled: boolean;
  /** Missing without anything to retry. */
  retry: (() => void) | undefined;
  /** Set while a tipp is in conflict with one of another device. */
  discard: (() => void) | undefined;
  /** False while the device's store may still hold unread entries. */
  isRead: boolean;
}

const aboutOf = ({ match, goalsTeam1, goalsTeam2, isJoker, revision }: TippData): About<StoredTipp> => ({
  base: { goalsTeam1, goalsTeam2, isJoker },
  revision: revision ?? 0,
  lockAt: Date.parse(match.date),
  label: texts.versus(match.team1.name, match.team2.name),
  to: tippOf(match.id),
});

/** A tipp as the player sees it: the server's value with the draft on top. */
export const useTipp = (ref: TippRef): EditedTipp | null => {
  const tipp = useMasked(TippCardFragmentDoc, ref);
  const matchId = ref.match.id;
  const draft = useTippDraft(matchId);
  const saver = useTippSaver();
  const isRead = useTippsAreRead();
  const isOver = useReached(ref.match.date);
  const change = (change: TippChange): void => {
    if (tipp) saver.change(matchId, change, aboutOf(tipp));
  };
  const { undo, offer, forget, hold } = useUndo(change);
  const [isRolled, setRolled] = useState(false);
  const notRolled = (work: (() => void) | undefined) =>
    work &&
    (() => {
      setRolled(false);
      work();
    });
  if (!tipp) return null;
  const { pendingChange } = draft;
  const goal = (change: number | null | undefined, stored: number | null): number | null =>
    change === undefined ? stored : change;
  const goals = [
    goal(pendingChange.goalsTeam1, tipp.goalsTeam1),
    goal(pendingChange.goalsTeam2, tipp.goalsTeam2),
  ] as const;
  const [goalsTeam1, goalsTeam2] = goals;
  const isJoker = pendingChange.isJoker ?? tipp.isJoker;
  return {
    tipp,
    draft,
    goals,
    isJoker,
    isLocked: isOver || tipp.match.isLocked || !tipp.isEnabled,
    setGoals: (team, value) => {
      change(wholeTipp(goals, team, value));
      setRolled(false);
      forget();
    },
    setJoker: (next) => {
      change({ isJoker: next });
      setRolled(false);
      offer({ isJoker }, { isJoker: next });
    },
    roll: () => {
      change({ isRandom: true });
      setRolled(true);
      if (goalsTeam1 !== null || goalsTeam2 !== null) offer({ goalsTeam1, goalsTeam2 }, { isRandom: true });
      else forget();
    },
    undo: notRolled(undo),
    holdUndo: hold,
    forgetUndo: forget,
    isRolled,
    retry: isEmpty(pendingChange) ? undefined : () => saver.retry(matchId),
    discard: notRolled(draft.isConflict ? () => saver.discard(matchId) : undefined),
    isRead,
  };
};
