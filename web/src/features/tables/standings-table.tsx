import { ItemBoundary } from '../../components/item-boundary.tsx';
import { cx } from '../../lib/class-names.ts';
import type { ShownTeam } from '../../parts/team-dialog.tsx';
import { formOf } from '../../lib/form.ts';
import type { GoingOn } from './going-on.ts';
import { StandingsRow } from './standings-row.tsx';
import { texts } from './texts.ts';
import type { TablesGroup, TablesMatch } from './use-tables.ts';

interface StandingsTableProps {
  group: TablesGroup;
  matches: readonly TablesMatch[];
  goingOn: GoingOn;
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

export const StandingsTable = ({
  group: { group, teams },
  matches,
  goingOn,
  onShowTeam,
}: StandingsTableProps) => (
  <div className="@container">
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.table(group)}</caption>
      <thead>
        <tr className="text-[min(0.75rem,4vw)] text-ink-2">
          <Head label={heads.place} className="w-10 pl-3 text-left xs:w-11 xs:pl-4 sm:w-13 sm:pl-5" />
          <Head label={heads.team} className="pl-1.5 text-left xs:pl-2" />
          <Head label={heads.form} className="hidden w-20 text-left sm:table-cell" />
          <Head label={heads.games} className="w-8 text-center xs:w-9" />
          <Head label={heads.goals} className="hidden w-12 text-center sm:table-cell" />
          <Head label={heads.difference} className="w-10 text-center" />
          <Head label={heads.points} className="w-12 pr-3 text-right xs:w-14 xs:pr-4 sm:pr-5" />
        </tr>
      </thead>
      <tbody>
        {teams.map((team) => (
          <ItemBoundary key={team.teamKZ} silent>
            <StandingsRow
              team={team}
              form={formOf(team.teamKZ, matches)}
              goingOn={goingOn}
              onShowTeam={onShowTeam}
              started={matches.some(({ isPlayed }) => isPlayed)}
            />
          </ItemBoundary>
        ))}
      </tbody>
    </table>
  </div>
);
