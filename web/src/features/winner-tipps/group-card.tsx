import { useId } from 'react';
import { Crown } from 'lucide-react';
import { SuspendedHint } from '../../game/suspended-hint.tsx';
import { Card } from '../../components/card.tsx';
import { RedLantern } from '../../game/red-lantern.tsx';
import { LockCountdown } from '../../game/lock-countdown.tsx';
import { TeamFlag } from '../../game/team-flag.tsx';
import { ChoiceFailure } from './choice-failure.tsx';
import { ChoiceState } from './choice-state.tsx';
import { LockedGroup } from './locked-group.tsx';
import { MarkRadio } from './mark-radio.tsx';
import { cardId } from './card-id.ts';
import { isLeague } from './is-league.ts';
import { texts } from './texts.ts';
import { useChoices, type Group, type Team, type WinnerTipp } from './use-choices.ts';

interface GroupCardProps {
  group: Group;
  /** Winner and last; of a league the last. */
  tipps: readonly WinnerTipp[];
  /** Operators have suspended the player: tipps are read-only. */
  isSuspended: boolean;
  onShowTeam: (team: Team) => void;
}

/** Columns for crown and red lantern, each as wide as a finger. */
const row = 'grid items-center gap-x-1';
const columns = ['', 'grid-cols-[minmax(0,1fr)_auto]', 'grid-cols-[minmax(0,1fr)_44px_44px]'];
const marks = [
  { kind: 'W', icon: Crown, tone: 'gold', say: texts.winnerOf, head: texts.winner },
  { kind: 'L', icon: RedLantern, tone: 'red', say: texts.lastOf, head: texts.last },
] as const;

/** One group: its winner and its last, or the last of a league; with the outcome from the lock on. */
export const GroupCard = ({ group: { group, teams }, tipps, isSuspended, onShowTeam }: GroupCardProps) => {
  const { choices, draft, isLocked, choose, retry, discard } = useChoices(tipps);
  const isFixed = isLocked || isSuspended;
  const hintId = useId();
  const chosen = (kind: string) => choices.find(({ tipp }) => tipp.mark.startsWith(kind));
  const kinds = marks.filter(({ kind }) => chosen(kind));
  const name = isLeague(tipps) ? texts.table : texts.group(group);
  const grid = `${row} ${columns[kinds.length]}`;
  return (
    <Card
      as="section"
      id={cardId(group)}
      tone={isFixed ? 'muted' : 'plain'}
      padded={false}
      className="flex flex-col px-3 pt-2.5 pb-1 xs:px-4"
    >
      <header className="mb-1 flex min-h-8 flex-wrap items-center justify-between gap-x-2">
        <h3 className="text-base font-bold whitespace-nowrap">{name}</h3>
        {isLocked ? (
          <span className="text-xs text-ink-2">{texts.locked}</span>
        ) : (
          <LockCountdown until={tipps[0]?.locksAt ?? ''} />
        )}
      </header>
      <ChoiceFailure of={name} choices={choices} draft={draft} retry={retry} discard={discard} />
      {isFixed ? (
        <>
          <LockedGroup teams={teams} tipps={tipps} onShowTeam={onShowTeam} />
          {!isLocked && <SuspendedHint />}
        </>
      ) : (
        <>
          <p aria-hidden="true" className={`${grid} text-xs text-ink-2`}>
            <span />
            {kinds.map(({ kind, head }) => (
              <span key={kind} className="min-w-11 text-center">
                {head}
              </span>
            ))}
          </p>
          <ul>
            {teams.map((team) => (
              <li key={team.teamKZ} className={`${grid} min-h-12 border-b border-line last:border-b-0`}>
                <span className="flex min-w-0 items-center gap-2.5">
                  <TeamFlag team={team} size={24} onShow={onShowTeam} />
                  <span className="min-w-0 leading-tight font-semibold">{team.name}</span>
                </span>
                {kinds.map(({ kind, icon, tone, say }) => (
                  <MarkRadio
                    key={kind}
                    name={`${kind}${group}`}
                    label={say(team.name, name)}
                    icon={icon}
                    tone={tone}
                    hintId={hintId}
                    isChosen={chosen(kind)?.teamKZ === team.teamKZ}
                    onChoose={(on) => choose(`${kind}${group}`, on ? team.teamKZ : null)}
                  />
                ))}
              </li>
            ))}
          </ul>
          <p id={hintId} className="sr-only">
            {texts.chooseHint}
          </p>
          <footer className="-mx-3 mt-auto flex min-h-11 items-center border-t border-line px-3 xs:-mx-4 xs:px-4">
            <ChoiceState choices={choices} draft={draft} retry={retry} />
          </footer>
        </>
      )}
    </Card>
  );
};
