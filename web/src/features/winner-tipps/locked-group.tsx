import { Crown } from 'lucide-react';
import { Lantern } from '../../components/lantern.tsx';
import { TeamFlag } from '../../components/team-flag.tsx';
import { nameOf } from './names.ts';
import { Outcome } from './outcome.tsx';
import { texts } from './texts.ts';
import type { Team, WinnerTipp } from './use-choices.ts';

interface LockedGroupProps {
  teams: readonly Team[];
  /** Winner and last. */
  tipps: readonly WinnerTipp[];
  onShowTeam: (team: Team) => void;
}

const signs = {
  W: { icon: Crown, ground: 'bg-gold-400 text-on-joker' },
  L: { icon: Lantern, ground: 'bg-live-fill text-on-live' },
};
const signOf = ({ mark }: WinnerTipp) => signs[mark.startsWith('W') ? 'W' : 'L'];

/** A group that has begun: its table with the own crown and lantern, and what they bring. */
export const LockedGroup = ({ teams, tipps, onShowTeam }: LockedGroupProps) => (
  <>
    <ol className="mb-1">
      {teams.map((team) => (
        <li
          key={team.teamKZ}
          className="flex min-h-9 items-center gap-2.5 border-b border-line last:border-b-0"
        >
          <span className="w-4 flex-none text-right text-sm text-ink-2">
            {(team.details?.games ?? 0) > 0 && team.details?.place}
          </span>
          <TeamFlag team={team} size={24} onShow={onShowTeam} />
          <span className="min-w-0 flex-1 text-sm leading-tight font-semibold">{team.name}</span>
          {tipps
            .filter((tipp) => tipp.team?.teamKZ === team.teamKZ)
            .map((tipp) => {
              const { icon: Icon, ground } = signOf(tipp);
              return (
                <span
                  key={tipp.mark}
                  className={`grid size-7 flex-none place-items-center rounded-full ${ground}`}
                >
                  <Icon aria-hidden="true" className="size-4" />
                  <span className="sr-only">{texts.yourTipp(nameOf(tipp.mark))}</span>
                </span>
              );
            })}
        </li>
      ))}
    </ol>
    <ul className="-mx-3 mt-auto border-t border-line px-3 xs:-mx-4 xs:px-4">
      {tipps.map((tipp) => {
        const { icon: Icon } = signOf(tipp);
        return (
          <Outcome
            key={tipp.mark}
            tipp={tipp}
            label={
              <>
                <Icon aria-hidden="true" className="size-4 flex-none" />
                {nameOf(tipp.mark)}
              </>
            }
          />
        );
      })}
    </ul>
  </>
);
