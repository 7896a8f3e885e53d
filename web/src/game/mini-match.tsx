import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { Flag } from './flag.tsx';
import { PlayTime, type InPlay } from './play-time.tsx';
import { TeamCode } from './team-code.tsx';
import { texts } from './texts.ts';

export interface MiniTeam {
  teamKZ: string;
  name: string;
  flag: string;
}

interface MiniMatchProps {
  team1: MiniTeam;
  team2: MiniTeam;
  /** '2:2'; null without one. */
  score: string | null;
  /** Shown in place of the score before kick-off: '20.06. 15:00'. */
  children?: ReactNode;
  /** Being played: the score is red. */
  live?: boolean;
  /** Shows the minute of a running match. */
  inPlay?: InPlay;
}

const shortName = (team: MiniTeam): ReactNode =>
  team.teamKZ ? (
    <TeamCode team={team} nameFrom="@md" />
  ) : (
    // 'Sieger Gruppe A' breaks before the group, not inside it.
    <span className="text-xs leading-tight font-medium text-balance">
      {team.name.replace('Gruppe ', 'Gruppe\u00a0')}
    </span>
  );

/** One match in one line, for boxes and lists; with full team names if there is room. */
export const MiniMatch = ({ team1, team2, score, children, live, inPlay }: MiniMatchProps) => (
  <div className="@container">
    <div className="grid min-h-10 grid-cols-[24px_minmax(min-content,1fr)_auto_minmax(min-content,1fr)_24px] items-center gap-1 text-left text-[min(0.875rem,5vw)] leading-tight font-semibold xs:gap-2">
      <Flag code={team1.flag} size={24} />
      {shortName(team1)}
      <span
        className={cx(
          'min-w-14 rounded-sm px-1.5 py-1 xs:min-w-16 xs:px-2 text-center font-bold whitespace-nowrap',
          live ? 'bg-live-soft text-live' : 'bg-surface-2',
        )}
      >
        {live && <span className="sr-only">{texts.live}: </span>}
        <span>{score ?? (live ? texts.noScore : children)}</span>
        {live && inPlay && (
          <span className="-my-0.5 block text-[min(0.75rem,4vw)] leading-tight font-medium whitespace-normal empty:hidden">
            <PlayTime match={inPlay} />
          </span>
        )}
      </span>
      <span className="text-right">{shortName(team2)}</span>
      <Flag code={team2.flag} size={24} />
    </div>
  </div>
);
