import { SuspendedHint } from '../../game/suspended-hint.tsx';
import { Card } from '../../components/card.tsx';
import { SpokenJoker } from '../../game/spoken-joker.tsx';
import { LockCountdown } from '../../game/lock-countdown.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { TeamFlag } from '../../game/team-flag.tsx';
import { isEmpty } from '../../lib/save/save-types.ts';
import { CardHead } from './card-head.tsx';
import { matchAnchor } from './ids.ts';
import { TeamName } from './team-name.tsx';
import { texts } from './texts.ts';
import type { EditedTipp, TeamData } from './use-tipp.ts';

interface SuspendedCardProps {
  edited: EditedTipp;
  hasDate: boolean;
  onShowTeam: (team: TeamData) => void;
}

/** An open match for a suspended player: the stored tipp, read-only, with the reason. */
export const SuspendedCard = ({ edited: { tipp, draft }, hasDate, onShowTeam }: SuspendedCardProps) => {
  const { match, goalsTeam1, goalsTeam2, isJoker } = tipp;
  const rows = [
    { side: 1, team: match.team1, goals: goalsTeam1 },
    { side: 2, team: match.team2, goals: goalsTeam2 },
  ];
  return (
    <Card
      as="article"
      id={matchAnchor(match.id)}
      tone="muted"
      padded={false}
      className="flex flex-col gap-2 px-3 pt-2.5 pb-1 xs:px-4"
    >
      <CardHead tipp={tipp} hasDate={hasDate}>
        <LockCountdown until={match.date} />
      </CardHead>
      <div className="@container grid gap-1.5">
        {rows.map(({ side, team, goals }) => (
          <p key={side} className="flex min-h-10 items-center gap-2.5 xs:gap-3">
            <TeamFlag team={team} onShow={onShowTeam} passedByTab />
            <TeamName team={team} mayShorten />
            <b className="ml-auto min-w-10 flex-none text-center text-xl font-bold">
              <span className="sr-only">{texts.tippHead}: </span>
              {goals ?? texts.none}
            </b>
          </p>
        ))}
      </div>
      <p className="-mx-3 mt-auto flex min-h-12 flex-wrap items-center gap-x-2.5 border-t border-line px-3 pt-1 xs:-mx-4 xs:px-4">
        {isJoker && <SpokenJoker text={`${texts.jokerPlayed}. `} />}
        <SuspendedHint />
        {!isEmpty(draft.pendingChange) && draft.status !== 'saving' && (
          <span className="basis-full pb-1">
            <SaveState status={draft.status === 'unknown' ? 'unknown' : 'failed'} message={texts.notSaved} />
          </span>
        )}
      </p>
    </Card>
  );
};
