import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { TeamResultMarks } from '../../game/team-result-marks.tsx';
import type { ShownTeam } from '../../game/team-dialog.tsx';
import { TeamFlag } from '../../game/team-flag.tsx';
import { cx } from '../../lib/class-names.ts';
import type { TeamResult } from '../../lib/game/team-results.ts';
import type { Chance } from './qualification.ts';
import { PlaceMark } from './place-mark.tsx';
import { StandingFragmentDoc, type StandingFragment } from './standing.generated.ts';
import { texts } from './texts.ts';

interface StandingsRowProps {
  team: FragmentType<StandingFragment>;
  form: readonly TeamResult[];
  /** The rank among the thirds of all groups; by default the team's place in its group. */
  rank?: number;
  chanceOf: (place: number, teamKZ: string) => Chance;
  onShowTeam: (team: ShownTeam) => void;
}

const hints: Record<Chance, string> = {
  sure: texts.isThrough,
  on: texts.goesOn,
  maybe: texts.mayGoOn,
  none: '',
};

/** '+4', '0', '−2' */
const signed = (difference: number): string =>
  difference === 0 ? '0' : `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`;

/** The row of a team. On phones it has two lines, with the form below the name. */
export const StandingsRow = ({ team, form, rank, chanceOf, onShowTeam }: StandingsRowProps) => {
  const data = useMasked(StandingFragmentDoc, team);
  if (!data?.details) return null;
  const { games, goalsPlus, goalsMinus, points } = data.details;
  const place = rank ?? data.details.place;
  const chance = chanceOf(place, data.teamKZ);
  return (
    <tr className="h-15 border-t border-line sm:h-12">
      <td className="pl-3 xs:pl-4 sm:pl-5">
        <PlaceMark chance={chance} place={place} />
        {hints[chance] && <span className="sr-only"> {hints[chance]}</span>}
      </td>
      <th scope="row" abbr={data.name} className="py-1 pl-1.5 text-left xs:pl-2">
        <span className="flex items-center gap-2 xs:gap-2.5">
          <TeamFlag team={data} size={24} onShow={onShowTeam} />
          <span className="grid min-w-0 gap-1">
            <span className="leading-tight font-semibold wrap-anywhere hyphens-auto">
              {/* The short code replaces the name if large letters leave little room. */}
              <abbr title={data.name} className="no-underline @3xs:hidden">
                {data.teamKZ}
              </abbr>
              <span className="@max-3xs:hidden">{data.name}</span>
            </span>
            <span className="font-normal sm:hidden">
              <TeamResultMarks results={form} />
            </span>
          </span>
        </span>
      </th>
      <td className="hidden sm:table-cell">
        <TeamResultMarks results={form} />
      </td>
      {rank !== undefined && <td className="text-center">{data.group}</td>}
      <td className={cx('text-center', rank !== undefined && 'max-xs:hidden')}>{games}</td>
      <td className="hidden text-center sm:table-cell">
        {goalsPlus}:{goalsMinus}
      </td>
      <td className="text-center">{signed(goalsPlus - goalsMinus)}</td>
      <td className="pr-3 text-right text-lg font-extrabold xs:pr-4 sm:pr-5">{points}</td>
    </tr>
  );
};
