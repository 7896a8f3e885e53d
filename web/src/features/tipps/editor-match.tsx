import { GoalSelect } from '../../game/goal-select.tsx';
import { JokerHand } from '../../game/joker-hand.tsx';
import { LockCountdown } from '../../game/lock-countdown.tsx';
import { TeamFlag } from '../../game/team-flag.tsx';
import { DiceButton } from './dice-button.tsx';
import { JokerButton } from './joker-button.tsx';
import { TeamForm } from '../../game/team-form.tsx';
import { LockedCard } from './locked-card.tsx';
import type { PageTipp } from './match-days.tsx';
import { texts } from './texts.ts';
import { TippState } from './tipp-state.tsx';
import { useRefusal } from './use-refusal.ts';
import { useTipp, type TeamData } from './use-tipp.ts';

interface EditorMatchProps {
  tipp: PageTipp;
  jokersLeft: number;
  /** Side from which it slides in: 1 right, -1 left, 0 together with the sheet. */
  direction: 1 | 0 | -1;
  onShowTeam: (team: TeamData) => void;
}

const sides = [1, 2] as const;
const slide = {
  [-1]: 'animate-slide [--slide-from:-40px]',
  0: undefined,
  1: 'animate-slide [--slide-from:40px]',
};

export const EditorMatch = ({ tipp: ref, jokersLeft, direction, onShowTeam }: EditorMatchProps) => {
  const edited = useTipp(ref);
  const { isOn: isRefused, flash: refuse } = useRefusal();
  if (!edited) return null;
  if (edited.isLocked) return <LockedCard edited={edited} onShowTeam={onShowTeam} inEditor />;
  const { tipp, goals, isJoker, draft, setGoals, setJoker, roll } = edited;
  const { match } = tipp;
  const teams = { 1: match.team1, 2: match.team2 };
  const title = texts.versus(match.team1.name, match.team2.name);
  return (
    <div className={slide[direction]}>
      <h3 className="sr-only">{title}</h3>
      <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-2 text-sm text-ink-2">
        {/* The dot never begins a line. */}
        {[match.roundName, match.city].filter(Boolean).join('\u00a0· ')}
        <LockCountdown until={match.date} />
      </p>
      <div className="mt-4 grid grid-cols-2 gap-4">
        {sides.map((side) => (
          <div key={side} className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3">
            <TeamFlag team={teams[side]} size={64} onShow={onShowTeam} />
            <span className="grid min-h-12 max-w-full content-center text-center text-[min(1.125rem,7vw)] leading-tight font-semibold text-balance hyphens-auto wrap-anywhere">
              {teams[side].name}
            </span>
            <TeamForm teamKZ={teams[side].teamKZ} />
            <GoalSelect
              size="lg"
              team={teams[side].name}
              value={goals[side - 1] ?? null}
              onChange={(value) => setGoals(side, value)}
            />
          </div>
        ))}
      </div>
      <TippState edited={edited} isRefused={isRefused} className="mt-4 justify-center text-center" />
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <JokerButton
          match={title}
          size="lg"
          isJoker={isJoker}
          left={jokersLeft}
          onChange={setJoker}
          onRefuse={refuse}
        />
        <DiceButton
          match={title}
          size="lg"
          onRoll={roll}
          busy={draft.pendingChange.isRandom === true && draft.status === 'saving'}
        />
      </div>
      <div className="mt-3 flex justify-center">
        <JokerHand max={jokersLeft} used={0} />
      </div>
    </div>
  );
};
