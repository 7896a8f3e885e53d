import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Notice } from '../../components/notice.tsx';
import { LiveBadge } from '../../components/live-badge.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { AdminMatchFragmentDoc, type AdminMatchFragment } from './admin-matches.generated.ts';
import { hasBegun } from './match-filter.ts';
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
  const match = useMasked(AdminMatchFragmentDoc, from);
  return match && <Loaded match={match} {...rest} />;
};

interface LoadedProps extends Omit<AdminMatchProps, 'match'> {
  match: AdminMatchFragment;
}

const Loaded = ({ match, now, onSaved }: LoadedProps) => {
  const { id, date, roundName, team1, team2, isRunning, isPlayed, goalsTeam1, goalsTeam2 } = match;
  const begun = hasBegun(match, now);
  const title = `${team1.name} – ${team2.name}`;
  const { values, isChanged, change, clear } = useMatchDraft({ goalsTeam1, goalsTeam2, isRunning });
  const { status, message, save, reset } = useSaveMatch(id);
  const busy = status === 'saving';
  const enter = (part: Partial<MatchValues>): void => {
    change(part);
    if (!busy) reset();
  };
  const submit = async (): Promise<void> => {
    if (busy || !(await save(values))) return;
    onSaved();
    clear();
  };

  return (
    <Card
      as="article"
      id={matchAnchor(id)}
      tabIndex={-1}
      tone={begun ? 'plain' : 'muted'}
      aria-label={title}
      className="min-w-0 scroll-mt-44"
    >
      <header className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-2">
        <span>
          <time dateTime={date} className="font-semibold text-ink">
            {formatDateTime(date)}
          </time>{' '}
          · {roundName}
        </span>
        {isRunning && <LiveBadge />}
        {!isRunning && isPlayed && <Badge>{texts.played}</Badge>}
        {!isRunning && !isPlayed && (
          <Badge tone={begun ? 'gold' : 'neutral'}>{begun ? texts.due : texts.notLocked}</Badge>
        )}
      </header>
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
              disabled={!busy && (!begun || !isChanged)}
            >
              {busy ? texts.saving : texts.save}
            </Button>
          </span>
        </div>
        {status === 'failed' && (
          <div className="mt-2">
            <Notice tone="error" title={texts.saveFailed}>
              <p>{message}</p>
            </Notice>
          </div>
        )}
      </form>
    </Card>
  );
};
