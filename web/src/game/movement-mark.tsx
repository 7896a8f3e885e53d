import { formatNumber } from '../lib/text/format-number.ts';
import { movementOf, type Movement } from '../lib/game/movement.ts';
import { playerListTexts } from './player-list-texts.ts';

interface MovementMarkProps {
  ranking: number;
  rankingBefore: number;
}

const looks: Record<Movement['direction'], { sign: string; colour: string }> = {
  up: { sign: '▲', colour: 'text-link' },
  down: { sign: '▼', colour: 'text-ink-2' },
  same: { sign: '=', colour: 'text-ink-2' },
};

/** Places won or lost since the previous evaluation; nothing without a previous rank. */
export const MovementMark = ({ ranking, rankingBefore }: MovementMarkProps) => {
  const movement = movementOf(ranking, rankingBefore);
  if (!movement) return null;
  const { direction, places } = movement;
  const { sign, colour } = looks[direction];
  const count = formatNumber(places);
  return (
    <span className={`text-xs font-semibold whitespace-nowrap ${colour}`}>
      <span aria-hidden="true">{places > 0 ? `${sign}${count}` : sign}</span>
      <span className="sr-only">
        {direction === 'same' ? playerListTexts.same : playerListTexts[direction](count, places)}
      </span>
    </span>
  );
};
