import { Plus } from 'lucide-react';
import { Flag } from '../../game/flag.tsx';
import { podiumGrounds } from '../../game/podium.ts';
import { TeamFlag } from '../../game/team-flag.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatPoints } from '../../lib/text/format-number.ts';
import { nameOf } from '../../lib/game/mark-names.ts';
import { texts } from './texts.ts';
import type { Team, WinnerTipp } from './use-choices.ts';

interface PodiumStepProps {
  tipp: WinnerTipp;
  team: Team | undefined;
  onShowTeam: (team: Team) => void;
  /** Missing once it is locked. */
  onOpen?: () => void;
}

/** As on a real podium: the first in the middle, the second to the left. */
const places: Record<string, { order: string; height: string; ground: string }> = {
  P1: { order: 'order-2', height: 'min-h-28', ground: podiumGrounds[0] },
  P2: { order: 'order-1', height: 'min-h-20', ground: podiumGrounds[1] },
  P3: { order: 'order-3', height: 'min-h-14', ground: podiumGrounds[2] },
};

/** One step; a tap opens the choice of its team. */
export const PodiumStep = ({ tipp: { mark, maxPoints }, team, onShowTeam, onOpen }: PodiumStepProps) => {
  const { order, height, ground } = places[mark] ?? places['P3']!;
  const points = formatPoints(maxPoints);
  const content = (
    <>
      {team && onOpen && <Flag code={team.flag} size={48} />}
      {team && !onOpen && <TeamFlag team={team} size={48} onShow={onShowTeam} />}
      {!team && (
        <span className="grid h-9 w-12 place-items-center rounded-xs border border-dashed border-on-turf-2 text-on-turf-2">
          {onOpen && <Plus aria-hidden="true" className="size-5" />}
        </span>
      )}
      <span className="grid min-h-10 content-center text-center text-[min(0.875rem,4.5vw)] leading-tight font-semibold hyphens-auto wrap-anywhere xs:text-[min(1rem,4.5vw)] xs:leading-tight">
        <span>
          <span className="sr-only">{`${nameOf(mark)}: `}</span>
          {team?.name ?? (onOpen ? texts.choose : texts.notTipped)}
        </span>
      </span>
      <span
        className={cx(
          'grid w-full content-start justify-items-center rounded-t-md py-1.5 text-on-joker',
          height,
          ground,
        )}
      >
        <b aria-hidden="true" className="text-2xl leading-none font-extrabold">
          {mark.slice(1)}
        </b>
        <span className="text-[min(0.75rem,4vw)] leading-tight">{points}</span>
      </span>
    </>
  );
  const look = cx(
    'flex w-full max-w-44 min-w-0 flex-1 flex-col items-center justify-end gap-1.5 rounded-t-md',
    order,
  );
  if (!onOpen) return <div className={look}>{content}</div>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={cx(look, 'transition-[background-color,transform,filter] duration-100 hover:brightness-110')}
    >
      {content}
    </button>
  );
};
