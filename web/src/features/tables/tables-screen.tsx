import { useState, type ReactNode } from 'react';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { TeamDialog, type ShownTeam } from '../../game/team-dialog.tsx';
import { useJump } from '../../lib/address/use-jump.ts';
import { byRound, thirdsGoingOn } from './bracket.ts';
import { toQualification } from './qualification.ts';
import { GroupCard } from './group-card.tsx';
import { JumpChips } from './jump-chips.tsx';
import { KnockOut } from './knock-out.tsx';
import { TablesSkeleton } from './tables-skeleton.tsx';
import { texts } from './texts.ts';
import { ThirdsCard } from './thirds-card.tsx';
import type { TablesQuery } from './tables.generated.ts';
import { useTables } from './use-tables.ts';
import { PlaceMark } from './place-mark.tsx';

/** The group letter of knock-out matches. */
const NO_GROUP = '-';

interface TablesScreenProps {
  /** Placed between groups C and D without taking room, or after the last of fewer groups. */
  between?: ReactNode;
}

/** `between` is placed after this many groups. */
const BEFORE = 3;

const Tables = ({ between, ...tables }: TablesQuery & TablesScreenProps) => {
  const { groupTables, thirdPlaces, matches } = tables;
  const [team, setTeam] = useState<ShownTeam | null>(null);
  const knockOut = matches.filter(({ group }) => group === NO_GROUP);
  const firstRound = byRound(knockOut)[0]?.matches ?? [];
  /** With knock-out rounds alone the teams are in a group that plays no matches. */
  const groups = groupTables.filter(({ group }) => matches.some((match) => match.group === group));
  const isLeague = groups.length === 1 && knockOut.length === 0;
  const thirds = groups.length > 0 ? thirdsGoingOn(groups.length, firstRound.length) : 0;
  const goingOn = toQualification(firstRound, thirds);
  return (
    <>
      <JumpChips groups={groups} hasThirds={thirdPlaces.length > 0} hasKnockOut={knockOut.length > 0} />
      <div className="my-4">{groups.length > 0 && knockOut.length > 0 && <Legend thirds={thirds} />}</div>
      <div className="grid gap-4 lg:grid-cols-2">
        {groups.map((group, index) => (
          <div key={group.group} className="relative grid *:min-w-0">
            <ItemBoundary>
              <GroupCard
                group={group}
                matches={matches.filter((match) => match.group === group.group)}
                goingOn={goingOn}
                isLeague={isLeague}
                onShowTeam={setTeam}
              />
            </ItemBoundary>
            {index === Math.min(BEFORE, groups.length) - 1 && (
              <div className="absolute -bottom-2 left-1/2 z-1 -translate-x-1/2 translate-y-1/2 lg:-right-2 lg:bottom-1/2 lg:left-auto lg:translate-x-1/2">
                {between}
              </div>
            )}
          </div>
        ))}
        {thirdPlaces.length > 0 && (
          <ItemBoundary>
            <ThirdsCard
              teams={thirdPlaces}
              matches={matches.filter(({ group }) => group !== NO_GROUP)}
              goingOn={goingOn}
              onShowTeam={setTeam}
            />
          </ItemBoundary>
        )}
      </div>
      {groups.length === 0 && between}
      {knockOut.length > 0 && <KnockOut matches={knockOut} tables={tables} />}
      <TeamDialog team={team} onClose={() => setTeam(null)} />
    </>
  );
};

/** /tabelle and /tabelle#gruppe-c, also for visitors. */
export const TablesScreen = ({ between }: TablesScreenProps) => {
  const { data, failure, refetch } = useTables();
  useJump(data !== undefined);
  return (
    <>
      <PageHeader title={texts.title}>
        <RefreshButton onRefresh={refetch} />
      </PageHeader>
      <QueryView value={data} query={{ failure, refetch }} skeleton={<TablesSkeleton />}>
        {(tables) => <Tables {...tables} between={between} />}
      </QueryView>
    </>
  );
};

interface LegendProps {
  /** The number of third-placed teams that go on. */
  thirds: number;
}

const Legend = ({ thirds }: LegendProps) => (
  <p className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
    <span className="inline-flex items-baseline gap-2">
      <PlaceMark chance="on" />
      {texts.goOn}
    </span>
    {thirds > 0 && (
      <span className="inline-flex items-baseline gap-2">
        <PlaceMark chance="maybe" />
        {texts.goOnThirds(thirds)}
      </span>
    )}
  </p>
);
