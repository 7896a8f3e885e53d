import { TeamFlag } from '../../game/team-flag.tsx';
import { MarkSign } from './mark-sign.tsx';
import { nameOf } from '../../lib/game/mark-names.ts';
import { Outcome } from './outcome.tsx';
import { isDecided, openHint } from './is-decided.ts';
import { texts } from './texts.ts';
import type { Team, WinnerTipp } from './use-choices.ts';

interface LockedGroupProps {
  teams: readonly Team[];
  /** Winner and last. */
  tipps: readonly WinnerTipp[];
  onShowTeam: (team: Team) => void;
}

/** A group that has begun: its table with the own crown and lantern, and their points. */
export const LockedGroup = ({ teams, tipps, onShowTeam }: LockedGroupProps) => {
  const isBegun = teams.some(({ details }) => (details?.games ?? 0) > 0);
  return (
    <>
      <ol className="mb-1">
        {teams.map((team) => (
          <li
            key={team.teamKZ}
            className="flex min-h-9 items-center gap-2.5 border-b border-line last:border-b-0"
          >
            {isBegun && (
              <span className="w-4 flex-none text-right text-sm text-ink-2">
                {(team.details?.games ?? 0) > 0 && team.details?.place}
              </span>
            )}
            <TeamFlag team={team} size={24} onShow={onShowTeam} />
            <span className="min-w-0 flex-1 text-sm leading-tight font-semibold">{team.name}</span>
            {tipps
              .filter((tipp) => tipp.team?.teamKZ === team.teamKZ)
              .map(({ mark }) => (
                <MarkSign key={mark} mark={mark} label={texts.yourTipp(nameOf(mark))} />
              ))}
          </li>
        ))}
      </ol>
      <Outcomes tipps={tipps.filter(isDecided)} />
      <OpenHint>{openHint(tipps)}</OpenHint>
    </>
  );
};

const foot = '-mx-3 border-t border-line px-3 xs:-mx-4 xs:px-4';

const Outcomes = ({ tipps }: Pick<LockedGroupProps, 'tipps'>) =>
  tipps.length > 0 && (
    <ul className={`${foot} mt-auto`}>
      {tipps.map((tipp) => (
        <Outcome
          key={tipp.mark}
          tipp={tipp}
          label={
            <>
              <MarkSign mark={tipp.mark} />
              <span aria-hidden="true">{nameOf(tipp.mark)}</span>
            </>
          }
        />
      ))}
    </ul>
  );

const OpenHint = ({ children }: { children: string }) =>
  children && <p className={`${foot} mt-auto py-2 text-xs text-pretty text-ink-2`}>{children}</p>;
