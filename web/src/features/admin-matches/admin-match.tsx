import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Select } from '../../components/select.tsx';
import { SaveState } from '../../components/save-state.tsx';
import {
  AdminMatchFragmentDoc,
  SaveMatchDocument,
  type AdminMatchFragment,
} from './admin-matches.generated.ts';
import { AdminFailure } from './admin-failure.tsx';
import { hasBegun } from './match-filter.ts';
import { SlotTeams } from './slot-teams.tsx';
import { texts } from './texts.ts';
import { useMatchDraft, type MatchValues } from './use-match-draft.ts';
import { useSave } from './use-save.ts';
import { Flag } from '../../game/flag.tsx';
import { GoalSelect } from '../../game/goal-select.tsx';
import { Badge } from '../../components/badge.tsx';
import { LiveBadge } from '../../game/live-badge.tsx';
import { formatDateTime } from '../../lib/time/format.ts';
import { formatPhase, type Phase } from '../../lib/time/format-relative.ts';

interface AdminMatchProps {
  match: FragmentType<AdminMatchFragment>;
  now: number;
  /** Called when saving begins. */
  onSave: () => void;
}

export const matchAnchor = (matchId: number): string => `spiel-${matchId}`;

export const AdminMatch = ({ match: from, ...rest }: AdminMatchProps) => {
  const data = useMasked(AdminMatchFragmentDoc, from);
  return data && <Loaded data={data} {...rest} />;
};

const savedValues = ({ match, slot1, slot2, ...data }: AdminMatchFragment): MatchValues => ({
  goalsTeam1: match.goalsTeam1,
  goalsTeam2: match.goalsTeam2,
  isRunning: match.isRunning,
  phase: match.phase,
  penaltiesTeam1: data.penaltiesTeam1,
  penaltiesTeam2: data.penaltiesTeam2,
  teamKZ1: slot1?.given?.teamKZ ?? '',
  teamKZ2: slot2?.given?.teamKZ ?? '',
});

interface LoadedProps extends Omit<AdminMatchProps, 'match'> {
  data: AdminMatchFragment;
}

const Loaded = ({ data, now, onSave }: LoadedProps) => {
  const { match, slot1, slot2 } = data;
  const { team1, team2 } = match;
  const begun = hasBegun(match, now);
  const title = `${team1.name} – ${team2.name}`;
  const { values, isChanged, hasShootOut, input, change, clear, settle } = useMatchDraft(
    savedValues(data),
    data.version,
    match.group === '-',
  );
  const { status, failure, save, reset } = useSave(SaveMatchDocument, ['AdminMatches']);
  const busy = status === 'saving';
  const enter = (part: Partial<MatchValues>): void => {
    change(part);
    if (!busy) reset();
  };
  const submit = async (confirmedQuestion?: string): Promise<void> => {
    if (busy) return;
    onSave();
    settle(await save({ input: { matchId: match.id, ...input(), confirmedQuestion } }));
  };
  const discard = (): void => {
    clear();
    reset();
  };

  return (
    <Card
      as="article"
      id={matchAnchor(match.id)}
      tabIndex={-1}
      tone={begun ? 'plain' : 'muted'}
      aria-label={title}
      className="min-w-0 scroll-mt-30"
    >
      <AdminMatchHead
        match={match}
        begun={begun}
        needsPenalties={hasShootOut && data.penaltiesTeam1 === null}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TeamGoals
          team={team1}
          goals={values.goalsTeam1}
          disabled={!begun || busy}
          onChange={(goals) => enter({ goalsTeam1: goals })}
        />
        <TeamGoals
          team={team2}
          goals={values.goalsTeam2}
          disabled={!begun || busy}
          onChange={(goals) => enter({ goalsTeam2: goals })}
        />
        {values.isRunning && (
          <PhaseSelect
            title={title}
            isKnockOut={match.group === '-'}
            phase={values.phase}
            disabled={!begun || busy}
            onChange={(phase) => enter({ phase })}
          />
        )}
        {hasShootOut && (
          <ShootOut
            teams={[team1.name, team2.name]}
            goals={[values.penaltiesTeam1, values.penaltiesTeam2]}
            disabled={busy}
            onChange={([penaltiesTeam1, penaltiesTeam2]) => enter({ penaltiesTeam1, penaltiesTeam2 })}
          />
        )}
        {(slot1 || slot2) && (
          <SlotTeams
            title={title}
            slots={[slot1, slot2]}
            values={[values.teamKZ1, values.teamKZ2]}
            disabled={busy}
            onChange={([teamKZ1, teamKZ2]) => enter({ teamKZ1, teamKZ2 })}
          />
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Checkbox
            label={texts.running}
            aria-label={`${texts.running}: ${title}`}
            checked={values.isRunning}
            disabled={!begun || busy}
            onChange={(event) => enter({ isRunning: event.target.checked })}
          />
          <span className="ml-auto flex items-center gap-3">
            <SaveState status={status === 'saved' && !isChanged ? 'saved' : 'idle'} />
            <Button
              type="submit"
              aria-label={`${busy ? texts.saving : texts.save}: ${title}`}
              size="sm"
              busy={busy}
              disabled={!busy && !isChanged}
            >
              {busy ? texts.saving : texts.save}
            </Button>
          </span>
        </div>
        {status === 'failed' && failure && (
          <AdminFailure
            failure={failure}
            about={title}
            onLoadAnew={discard}
            onConfirm={(question) => void submit(question)}
          />
        )}
      </form>
    </Card>
  );
};

interface TeamGoalsProps {
  team: { teamKZ: string; name: string; flag: string };
  goals: number | null;
  disabled: boolean;
  onChange: (goals: number | null) => void;
}

const TeamGoals = ({ team: { teamKZ, name, flag }, goals, disabled, onChange }: TeamGoalsProps) => (
  <div className="flex min-h-12 items-center gap-3">
    <Flag code={flag} />
    <span className="min-w-0 flex-1 text-[min(1rem,4.5vw)] leading-tight font-semibold">
      <span className={teamKZ ? 'hidden xs:inline' : undefined}>{name}</span>
      {/* The narrowest phones have room for the short code only. The list beside it has the full name. */}
      <span aria-hidden="true" className="whitespace-nowrap xs:hidden">
        {teamKZ}
      </span>
    </span>
    <GoalSelect team={name} value={goals} disabled={disabled} onChange={onChange} />
  </div>
);

interface PhaseSelectProps {
  title: string;
  isKnockOut: boolean;
  phase: Phase;
  disabled: boolean;
  onChange: (phase: Phase) => void;
}

const groupPhases: readonly Phase[] = ['NONE', 'HALF_TIME'];
const knockOutPhases: readonly Phase[] = [...groupPhases, 'EXTRA_TIME', 'SHOOT_OUT'];

/** What players see in place of the minute. */
const PhaseSelect = ({ title, isKnockOut, phase, disabled, onChange }: PhaseSelectProps) => (
  <label className="mt-2 grid gap-1.5 text-sm font-semibold">
    {texts.phase}
    <Select
      aria-label={texts.phaseOf(title)}
      value={phase}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value as Phase)}
    >
      {(isKnockOut ? knockOutPhases : groupPhases).map((each) => (
        <option key={each} value={each}>
          {formatPhase(each) || texts.byClock}
        </option>
      ))}
    </Select>
  </label>
);

interface ShootOutProps {
  teams: readonly [string, string];
  goals: readonly [number | null, number | null];
  disabled: boolean;
  onChange: (goals: readonly [number | null, number | null]) => void;
}

/** Goals of the shoot-out after a drawn knock-out match. The team with more goals goes on. */
const ShootOut = ({ teams, goals, disabled, onChange }: ShootOutProps) => (
  <fieldset className="mt-2 min-w-0 rounded-md bg-surface-2 px-3 pt-2 pb-1">
    <legend className="sr-only">{texts.penalties}</legend>
    <p aria-hidden="true" className="text-sm font-semibold">
      {texts.penalties}
    </p>
    <p className="text-sm text-ink-2">{texts.penaltiesHint}</p>
    {teams.map((team, index) => (
      <div key={index} className="flex min-h-12 items-center justify-between gap-3">
        <span className="min-w-0 text-sm leading-tight wrap-anywhere">{team}</span>
        <GoalSelect
          team={texts.penaltiesOf(team)}
          value={goals[index] ?? null}
          disabled={disabled}
          onChange={(value) => onChange(index === 0 ? [value, goals[1]] : [goals[0], value])}
        />
      </div>
    ))}
  </fieldset>
);

interface AdminMatchHeadProps {
  match: { date: string; roundName: string; isRunning: boolean; isPlayed: boolean };
  begun: boolean;
  needsPenalties: boolean;
}

/** The match's kick-off, round and state. */
const AdminMatchHead = ({ match, begun, needsPenalties }: AdminMatchHeadProps) => {
  const { date, roundName, isRunning, isPlayed } = match;
  return (
    <header className="mb-2 flex items-start justify-between gap-3 text-sm text-ink-2">
      <span className="min-w-0">
        <time dateTime={date} className="font-semibold text-ink">
          {formatDateTime(date)}
        </time>{' '}
        · <span className="inline-block">{roundName}</span>
      </span>
      {isRunning && <LiveBadge />}
      {!isRunning && isPlayed && !needsPenalties && <Badge>{texts.played}</Badge>}
      {!isRunning && isPlayed && needsPenalties && <Badge tone="gold">{texts.penaltiesDue}</Badge>}
      {!isRunning && !isPlayed && (
        <Badge tone={begun ? 'gold' : 'neutral'}>{begun ? texts.due : texts.notLocked}</Badge>
      )}
    </header>
  );
};
