import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { AdminMatchFragmentDoc, type AdminMatchFragment } from './admin-matches.generated.ts';
import { AdminFailure } from './admin-failure.tsx';
import { AdminMatchHead } from './admin-match-head.tsx';
import { hasBegun } from './match-filter.ts';
import { ShootOut } from './shoot-out.tsx';
import { SlotTeams } from './slot-teams.tsx';
import { TeamGoals } from './team-goals.tsx';
import { texts } from './texts.ts';
import { useMatchDraft, type MatchValues } from './use-match-draft.ts';
import { useSaveMatch } from './use-save-match.ts';

interface AdminMatchProps {
  match: FragmentType<AdminMatchFragment>;
  /** The server's time. */
  now: number;
  onSaved: () => void;
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
  penaltiesTeam1: data.penaltiesTeam1,
  penaltiesTeam2: data.penaltiesTeam2,
  teamKZ1: slot1?.given?.teamKZ ?? '',
  teamKZ2: slot2?.given?.teamKZ ?? '',
});

interface LoadedProps extends Omit<AdminMatchProps, 'match'> {
  data: AdminMatchFragment;
}

const Loaded = ({ data, now, onSaved }: LoadedProps) => {
  const { match, slot1, slot2 } = data;
  const { team1, team2 } = match;
  const begun = hasBegun(match, now);
  const title = `${team1.name} – ${team2.name}`;
  const { values, isChanged, input, change, clear, settle } = useMatchDraft(savedValues(data), data.version);
  const { status, failure, save, reset } = useSaveMatch(match.id);
  const busy = status === 'saving';
  const hasShootOut =
    match.group === '-' &&
    !values.isRunning &&
    values.goalsTeam1 !== null &&
    values.goalsTeam1 === values.goalsTeam2;
  const enter = (part: Partial<MatchValues>): void => {
    change(part);
    if (!busy) reset();
  };
  const submit = async (confirmedQuestion?: string): Promise<void> => {
    if (busy) return;
    const failed = await save({ ...input(), ...(confirmedQuestion && { confirmedQuestion }) });
    if (!failed) onSaved();
    settle(failed);
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
