import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsSuspended } from '../../apollo/use-is-suspended.ts';
import { TippProgress } from '../../game/tipp-progress.tsx';
import { JokerHand } from '../../game/joker-hand.tsx';
import { wantsNextTipp } from '../../lib/address/addresses.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { goalsId, matchAnchor } from './ids.ts';
import { MatchDays } from './match-days.tsx';
import type { MyTippsQuery } from './my-tipps.generated.ts';
import { countMissing, firstOpen, nextMissing, pageProgress } from './tipp-list.ts';
import { texts } from './texts.ts';
import type { TeamData } from './use-tipp.ts';

interface TippPageProps {
  data: MyTippsQuery;
  onShowTeam: (team: TeamData) => void;
  onEdit: (matchId: number) => void;
}

const jumpTo = (matchId: number): void => {
  document.getElementById(matchAnchor(matchId))?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  document.getElementById(goalsId(matchId, 1))?.focus({ preventScroll: true });
};

export const TippPage = ({ data, onShowTeam, onEdit }: TippPageProps) => {
  const { tipps } = data.tipps;
  const now = useNow();
  const { maxJokerCount } = data.tournament;
  const usedJokers = data.viewer?.jokerCount ?? 0;
  const jumpedTo = useRef(0);
  const isSuspended = useIsSuspended();
  const nextId = isSuspended ? null : nextMissing(tipps, now);
  // The hint about jokers is shown until the player has used one.
  const hintedId = isSuspended || usedJokers > 0 || maxJokerCount === 0 ? null : firstOpen(tipps, now);
  const onNextOpen = (): void => {
    const target = nextMissing(tipps, now, jumpedTo.current);
    if (target === null) return;
    jumpedTo.current = target;
    jumpTo(target);
  };
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const isWanted = wantsNextTipp(state);
  const arrive = useEffectEvent(() => {
    onNextOpen();
    // Coming back to this entry, as from a dialog, must not jump again.
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (isWanted) arrive();
  }, [isWanted]);
  return (
    <>
      <TippProgress
        {...pageProgress(tipps)}
        none={texts.nonePaired}
        open={countMissing(tipps, now)}
        onNextOpen={nextId === null ? undefined : onNextOpen}
      >
        <JokerHand max={maxJokerCount} used={usedJokers} compact />
      </TippProgress>
      <MatchDays
        tipps={tipps}
        jokersLeft={maxJokerCount - usedJokers}
        isSuspended={isSuspended}
        nextId={nextId}
        hintedId={hintedId}
        onShowTeam={onShowTeam}
        onEdit={onEdit}
      />
    </>
  );
};
