import { useState } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { QueryView } from '../../components/query-view.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { betweenSaves } from '../../lib/save/between-saves.ts';
import { TeamDialog, type ShownTeam } from '../../game/team-dialog.tsx';
import { nameOf } from '../../lib/game/mark-names.ts';
import { Outcome } from './outcome.tsx';
import { TeamLine } from './team-line.tsx';
import { texts } from './texts.ts';
import { UserGroupRow } from './user-group-row.tsx';
import { UserWinnerTippsDocument, type UserWinnerTippsQuery } from './user-winner-tipps.generated.ts';

type UserTipp = UserWinnerTippsQuery['winnerTipps'][number];

const ROWS = 8;
const PLACES = '-';
const head = 'text-sm font-semibold text-ink-2';

/** Another player's winner tipps, each visible from its lock on; the own ones always. */
export const UserWinnerTipps = ({ userId }: { userId: number }) => {
  const [team, setTeam] = useState<ShownTeam | null>(null);
  const { data, failure, refetch } = usePolled(UserWinnerTippsDocument, {
    variables: { userId },
    poll: true,
    live: ['matches'],
    ...betweenSaves,
  });
  if (!data)
    return (
      <QueryView
        value={data}
        query={{ failure, refetch }}
        message={texts.loadFailed}
        bare
        skeleton={<Rows />}
      />
    );
  const groups = [...new Set(data.winnerTipps.map(({ group }) => group))].filter((group) => group !== PLACES);
  const ofGroup = (group: string): UserTipp[] => data.winnerTipps.filter((tipp) => tipp.group === group);
  return (
    <>
      <h3 className={head}>{texts.places}</h3>
      <ul className="mb-4">
        {ofGroup(PLACES).map((tipp) => (
          <UserTippRow key={tipp.id} tipp={tipp} onShowTeam={setTeam} />
        ))}
      </ul>
      {groups.length > 0 && <h3 className={head}>{texts.groupTipps}</h3>}
      <ul className="@container">
        {groups.map((group) => (
          <UserGroupRow key={group} group={group} tipps={ofGroup(group)} onShowTeam={setTeam} />
        ))}
      </ul>
      <TeamDialog team={team} onClose={() => setTeam(null)} />
    </>
  );
};

interface UserTippRowProps {
  tipp: UserTipp;
  onShowTeam: (team: ShownTeam) => void;
}

const UserTippRow = ({ tipp, onShowTeam }: UserTippRowProps) =>
  tipp.isVisible ? (
    <Outcome tipp={tipp} label={nameOf(tipp.mark)}>
      {tipp.team && <TeamLine team={tipp.team} onShow={onShowTeam} />}
    </Outcome>
  ) : (
    <li className="flex min-h-9 flex-wrap items-center gap-x-1.5 border-b border-line text-sm text-ink-2 last:border-b-0">
      <span className="font-semibold">{nameOf(tipp.mark)}</span>
      <span>{texts.hidden}</span>
    </li>
  );

const Rows = () => (
  <Loading>
    {Array.from({ length: ROWS }, (_, row) => (
      <span key={row} className="flex h-14 items-center gap-3 border-b border-line">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="ml-auto h-6 w-8" />
      </span>
    ))}
  </Loading>
);
