import { Card } from '../../components/card.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { LiveBadge } from '../../game/live-badge.tsx';
import type { ShownTeam } from '../../game/team-dialog.tsx';
import { groupAnchor } from '../../lib/address/addresses.ts';
import { chanceOf, type Qualification } from './qualification.ts';
import { GroupMatch } from './group-match.tsx';
import { StandingsTable } from './standings-table.tsx';
import { texts } from './texts.ts';
import type { TablesGroup, TablesMatch } from './use-tables.ts';

interface GroupCardProps {
  group: TablesGroup;
  /** The matches of this group by kick-off. */
  matches: readonly TablesMatch[];
  goingOn: Qualification;
  /** It is the only one, without rounds after it. */
  isLeague: boolean;
  onShowTeam: (team: ShownTeam) => void;
}

const namesOf = (letter: string) => ({
  name: texts.group(letter),
  table: texts.table(letter),
  matches: texts.matches(letter),
});
const leagueNames = { ...texts.league, table: texts.league.name };

export const GroupCard = ({ group, matches, goingOn, isLeague, onShowTeam }: GroupCardProps) => {
  const anchor = groupAnchor(group.group);
  const names = isLeague ? leagueNames : namesOf(group.group);
  return (
    <Card
      as="section"
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-titel`}
      padded={false}
      className="flex flex-col overflow-clip"
    >
      <div className="flex min-h-12 items-center gap-3 px-3 pt-2 xs:px-4 sm:px-5">
        <h2 id={`${anchor}-titel`} className="text-lg font-bold">
          {names.name}
        </h2>
        {matches.some(({ isRunning }) => isRunning) && <LiveBadge />}
      </div>
      <StandingsTable
        caption={names.table}
        teams={group.teams}
        matches={matches}
        chanceOf={(place, teamKZ) => chanceOf(place, teamKZ, goingOn)}
        onShowTeam={onShowTeam}
      />
      <ul
        aria-label={names.matches}
        className="@container mt-auto border-t border-line bg-surface-2 px-3 py-2 xs:px-4 sm:px-5"
      >
        {matches.map((match) => (
          <ItemBoundary key={match.id}>
            <GroupMatch match={match} />
          </ItemBoundary>
        ))}
      </ul>
    </Card>
  );
};
