import type { MouseEvent } from 'react';
import { Maximize2 } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { GoalSelect } from '../../game/goal-select.tsx';
import { LockCountdown } from '../../game/lock-countdown.tsx';
import { TeamFlag } from '../../game/team-flag.tsx';
import { cx } from '../../lib/class-names.ts';
import { getSession } from '../../lib/session/session.ts';
import { PHONE, useMedia } from '../../lib/page/use-media.ts';
import { CardHead } from './card-head.tsx';
import { DiceButton } from './dice-button.tsx';
import { goalsId, JOKER_HINT, matchAnchor } from './ids.ts';
import { JokerButton } from './joker-button.tsx';
import { TeamName } from './team-name.tsx';
import { isPaired } from './tipp-list.ts';
import { TippState } from './tipp-state.tsx';
import { texts } from './texts.ts';
import { useRefusal } from './use-refusal.ts';
import type { EditedTipp, TeamData } from './use-tipp.ts';

interface OpenCardProps {
  edited: EditedTipp;
  jokersLeft: number;
  /** The next match that lacks a tipp. */
  isNext: boolean;
  /** Explains the joker below. */
  hasJokerHint: boolean;
  /** No heading above the card has its date. */
  hasDate: boolean;
  onShowTeam: (team: TeamData) => void;
  /** Opens the editor with this match, on phones. */
  onEdit: () => void;
}

const sides = [1, 2] as const;
const below = { 1: '', 2: '@max-3xs:order-1' };
const isControl = (target: EventTarget): boolean => (target as Element).closest('button, select, a') !== null;

/** An open match. It saves each goal, joker and roll of the dice automatically. */
export const OpenCard = (props: OpenCardProps) => {
  const { edited, jokersLeft, isNext, hasJokerHint, hasDate, onShowTeam, onEdit } = props;
  const { tipp, goals, isJoker, draft, setGoals, setJoker, roll } = edited;
  const { match } = tipp;
  const isPhone = useMedia(PHONE);
  const { isOn: isRefused, flash: refuse } = useRefusal();
  const teams = { 1: match.team1, 2: match.team2 };
  const { jokerFactor } = getSession();
  // A joker without a factor needs no explanation.
  const isHinted = hasJokerHint && !isJoker && jokerFactor !== 1;
  const title = texts.versus(match.team1.name, match.team2.name);
  const onTap = (event: MouseEvent): void => {
    if (isPhone && !isControl(event.target)) onEdit();
  };
  return (
    <Card
      as="article"
      id={matchAnchor(match.id)}
      tone={isNext ? 'highlight' : isPaired(match) ? 'plain' : 'muted'}
      padded={false}
      onClick={onTap}
      className="flex flex-col gap-2 px-3 pt-2.5 pb-1 xs:px-4"
    >
      <CardHead tipp={tipp} hasDate={hasDate}>
        <LockCountdown until={match.date} />
        {isPhone && (
          <button
            type="button"
            aria-label={texts.editMatch(match.team1.name, match.team2.name)}
            onClick={onEdit}
            className="-mr-1 grid size-7 place-items-center rounded-full text-ink-2 tap-target"
          >
            <Maximize2 aria-hidden="true" className="size-4" />
          </button>
        )}
      </CardHead>
      {/* DOM order: both names, then both numbers, so that Tab moves between the numbers. */}
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5 @max-3xs:grid-cols-1">
          <div className="grid auto-rows-fr gap-1.5 @max-3xs:contents">
            {sides.map((side) => (
              <p key={side} className={cx('flex min-w-0 items-center gap-2.5 xs:gap-3', below[side])}>
                <TeamFlag team={teams[side]} size={isPhone ? 24 : 32} onShow={onShowTeam} passedByTab />
                <TeamName team={teams[side]} />
              </p>
            ))}
          </div>
          <div className="grid auto-rows-fr gap-1.5 @max-3xs:contents">
            {sides.map((side) => (
              <GoalSelect
                key={side}
                id={goalsId(match.id, side)}
                team={teams[side].name}
                value={goals[side - 1] ?? null}
                onChange={(value) => setGoals(side, value)}
                className={cx('@max-3xs:justify-self-end', below[side])}
              />
            ))}
          </div>
        </div>
      </div>
      <div className="@container -mx-3 mt-auto flex flex-wrap items-center gap-x-1 border-t border-line px-3 pt-1 xs:-mx-4 xs:px-4">
        <JokerButton
          match={title}
          isJoker={isJoker}
          left={jokersLeft}
          hint={isHinted ? JOKER_HINT : undefined}
          onChange={setJoker}
          onRefuse={refuse}
        />
        {/* The gap keeps it away from a thumb that aims at the joker. */}
        <span className="ml-3">
          <DiceButton
            match={title}
            onRoll={roll}
            busy={draft.pendingChange.isRandom === true && draft.status === 'saving'}
          />
        </span>
        <TippState
          edited={edited}
          isRefused={isRefused}
          // The undo button stands below the saved state, within the line of the buttons: it moves nothing.
          className={
            ['failed', 'unknown'].includes(draft.status)
              ? 'basis-full pb-2'
              : 'ml-auto flex-col items-end! leading-5 [&>:not(:empty)]:min-h-5!'
          }
        />
      </div>
      {isHinted && (
        <p id={JOKER_HINT} className="-mt-2 pb-2 text-sm text-ink-2">
          {texts.jokerHint(jokerFactor)}
        </p>
      )}
    </Card>
  );
};
