import { ItemBoundary } from '../../components/item-boundary.tsx';
import { cx } from '../../lib/class-names.ts';
import type { ShownTeam } from '../../game/team-dialog.tsx';
import { teamResultsOf } from '../../lib/game/team-results.ts';
import type { Chance } from './qualification.ts';
import { StandingsRow } from './standings-row.tsx';
import { texts } from './texts.ts';
import type { RankedTeams, TablesMatch } from './use-tables.ts';

interface StandingsTableProps {
  caption: string;
  /** The teams from top to bottom. */
  teams: RankedTeams;
  /** The matches from which the teams' form is read. */
  matches: readonly TablesMatch[];
  /** The teams are from different groups. Their order gives the ranks, and each row shows the group. */
  isAcross?: boolean;
  chanceOf: (place: number, teamKZ: string) => Chance;
  onShowTeam: (team: ShownTeam) => void;
}

interface HeadProps {
  label: string | { short: string; long: string };
  className?: string;
}

const Head = ({ label, className }: HeadProps) => (
  <th scope="col" className={cx('h-8 font-medium', className)}>
    {typeof label === 'string' ? (
      label
    ) : (
      <abbr title={label.long} className="no-underline">
        {label.short}
      </abbr>
    )}
  </th>
);

const { heads } = texts;

/** Before the first result the places have no meaning. */
const noChance = (): Chance => 'none';

export const StandingsTable = ({
  caption,
  teams,
  matches,
  isAcross = false,
  chanceOf,
  onShowTeam,
}: StandingsTableProps) => {
  const started = matches.some(({ isPlayed }) => isPlayed);
  return (
    <div className="@container">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-[min(0.75rem,4vw)] text-ink-2">
            <Head label={heads.place} className="w-10 pl-3 text-left xs:w-11 xs:pl-4 sm:w-13 sm:pl-5" />
            <Head label={heads.team} className="pl-1.5 text-left xs:pl-2" />
            <Head label={heads.form} className="hidden w-20 text-left sm:table-cell" />
            {isAcross && <Head label={heads.group} className="w-8 text-center xs:w-9" />}
            {/* Hidden on narrow screens with a column for the group, which takes the room. */}
            <Head label={heads.games} className={cx('w-8 text-center xs:w-9', isAcross && 'max-xs:hidden')} />
            <Head label={heads.goals} className="hidden w-12 text-center sm:table-cell" />
            <Head label={heads.difference} className="w-10 text-center" />
            <Head label={heads.points} className="w-12 pr-3 text-right xs:w-14 xs:pr-4 sm:pr-5" />
          </tr>
        </thead>
        <tbody>
          {teams.map((team, at) => (
            <ItemBoundary key={team.teamKZ} silent>
              <StandingsRow
                team={team}
                form={teamResultsOf(team.teamKZ, matches)}
                rank={isAcross ? at + 1 : undefined}
                chanceOf={started ? chanceOf : noChance}
                onShowTeam={onShowTeam}
              />
            </ItemBoundary>
          ))}
        </tbody>
      </table>
    </div>
  );
};
