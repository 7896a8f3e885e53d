import { Card } from '../../components/card.tsx';
import type { ShownTeam } from '../../game/team-dialog.tsx';
import { chanceOfThird, type Qualification } from './qualification.ts';
import { thirdsAnchor } from './anchors.ts';
import { StandingsTable } from './standings-table.tsx';
import { texts } from './texts.ts';
import type { RankedTeams, TablesMatch } from './use-tables.ts';

interface ThirdsCardProps {
  /** The teams from best to worst. */
  teams: RankedTeams;
  /** The matches of all groups. */
  matches: readonly TablesMatch[];
  goingOn: Qualification;
  onShowTeam: (team: ShownTeam) => void;
}

/** The third-placed teams of all groups in their order, of which the first go on. */
export const ThirdsCard = ({ teams, matches, goingOn, onShowTeam }: ThirdsCardProps) => (
  <Card
    as="section"
    id={thirdsAnchor}
    tabIndex={-1}
    aria-labelledby={`${thirdsAnchor}-titel`}
    padded={false}
    className="min-w-0 overflow-clip"
  >
    <div className="flex min-h-12 flex-wrap items-baseline gap-x-3 px-3 pt-3 xs:px-4 sm:px-5">
      <h2 id={`${thirdsAnchor}-titel`} className="text-lg font-bold">
        {texts.thirds}
      </h2>
      {goingOn.thirds > 0 && <p className="text-sm text-ink-2">{texts.thirdsGoOn(goingOn.thirds)}</p>}
    </div>
    <StandingsTable
      caption={texts.thirdsTable}
      teams={teams}
      matches={matches}
      isAcross
      chanceOf={(rank, teamKZ) => chanceOfThird(rank, teamKZ, goingOn)}
      onShowTeam={onShowTeam}
    />
  </Card>
);
