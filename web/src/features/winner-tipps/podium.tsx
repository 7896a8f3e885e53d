import { SuspendedHint } from '../../game/suspended-hint.tsx';
import { Card } from '../../components/card.tsx';
import { LockCountdown } from '../../game/lock-countdown.tsx';
import { cx } from '../../lib/class-names.ts';
import { useDialogAddress } from '../../lib/address/use-dialog-address.ts';
import { ChoiceFailure } from './choice-failure.tsx';
import { ChoiceState } from './choice-state.tsx';
import { nameOf } from '../../lib/game/mark-names.ts';
import { cardId } from './card-id.ts';
import { Outcome } from './outcome.tsx';
import { PodiumStep } from './podium-step.tsx';
import { isDecided } from './is-decided.ts';
import { TeamLine } from './team-line.tsx';
import { TeamPicker } from './team-picker.tsx';
import { texts } from './texts.ts';
import { useChoices, type Group, type Team, type WinnerTipp } from './use-choices.ts';

interface PodiumProps {
  /** The places, first to last. */
  tipps: readonly WinnerTipp[];
  groups: readonly Group[];
  /** 'Europameister' */
  champion: string;
  /** Operators have suspended the player: tipps are read-only. */
  isSuspended: boolean;
  onShowTeam: (team: Team) => void;
}

/** The teams on the podium; `?platz=P1` opens the choice of a step's team. */
export const Podium = ({ tipps, groups, champion, isSuspended, onShowTeam }: PodiumProps) => {
  const { choices, draft, isLocked, choose, retry, discard } = useChoices(tipps);
  const picker = useDialogAddress('platz');
  const isFixed = isLocked || isSuspended;
  const picked = isFixed ? undefined : choices.find(({ tipp }) => tipp.mark === picker.value);
  const teams = groups.flatMap((group) => group.teams);
  const find = (teamKZ: string | null | undefined) => teams.find((team) => team.teamKZ === teamKZ);
  const settled = tipps.filter(isDecided);
  const usedAt = (teamKZ: string): string | null => {
    const other = choices.find((choice) => choice.teamKZ === teamKZ && choice !== picked);
    return other ? nameOf(other.tipp.mark) : null;
  };
  return (
    <Card
      as="section"
      id={cardId('P')}
      padded={false}
      className={cx(
        'overflow-hidden',
        isLocked && settled.length > 0 && 'lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
      )}
    >
      <div className="flex flex-col turf px-3 pt-3 xs:px-5 sm:pt-4">
        <header className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg font-bold max-xs:text-base">{texts.champion(champion)}</h2>
          {isLocked ? (
            <span className="text-xs text-on-turf-2">{texts.locked}</span>
          ) : (
            <span className="inline-flex min-h-7 items-center rounded-full off-turf px-2">
              <LockCountdown until={tipps[0]?.locksAt ?? ''} />
            </span>
          )}
        </header>
        <div className="mt-auto flex items-end justify-center gap-2 xs:gap-3">
          {choices.map(({ tipp, teamKZ }) => (
            <PodiumStep
              key={tipp.mark}
              tipp={tipp}
              team={find(teamKZ)}
              onShowTeam={onShowTeam}
              onOpen={isFixed ? undefined : () => picker.open(tipp.mark)}
            />
          ))}
        </div>
      </div>
      <div className="content-center px-3 py-2 xs:px-5">
        <ChoiceFailure
          of={texts.champion(champion)}
          choices={choices}
          draft={draft}
          retry={retry}
          discard={discard}
        />
        {isLocked && settled.length > 0 && (
          <ul>
            {settled.map((tipp) => {
              const team = find(tipp.team?.teamKZ);
              return (
                <Outcome key={tipp.mark} tipp={tipp} label={nameOf(tipp.mark)}>
                  {team && <TeamLine team={team} onShow={onShowTeam} />}
                </Outcome>
              );
            })}
          </ul>
        )}
        {isLocked && settled.length < tipps.length && (
          <p className="py-1 text-sm text-ink-2">
            {tipps.some(({ team }) => team) ? texts.decidedAtEnd : texts.notTipped}
          </p>
        )}
        {!isFixed && <ChoiceState choices={choices} draft={draft} retry={retry} />}
        {!isLocked && isSuspended && <SuspendedHint />}
      </div>
      {picked && (
        <TeamPicker
          title={nameOf(picked.tipp.mark)}
          groups={groups}
          chosen={picked.teamKZ}
          usedAt={usedAt}
          onChoose={(teamKZ) => {
            choose(picked.tipp.mark, teamKZ);
            picker.close();
          }}
          onClose={picker.close}
        />
      )}
    </Card>
  );
};
