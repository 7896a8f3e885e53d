import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { ListRow, RowPoints } from '../../game/list-row.tsx';
import { isLongRank } from '../../game/player-row.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { DuelRowFragmentDoc, type DuelRowFragment } from './duel-ranking.generated.ts';
import { DUELS_OF_PLAYER, texts } from './texts.ts';

interface DuelRowProps {
  player: FragmentType<DuelRowFragment>;
  isOwn: boolean;
}

/** One player in the ranking of the duels; the row opens the card. */
export const DuelRow = ({ player, isOwn }: DuelRowProps) => {
  const data = useMasked(DuelRowFragmentDoc, player);
  if (!data) return null;
  const { duellRanking, duellPoints, duelsWon, duelsPlayed } = data;
  return (
    <ListRow
      player={data}
      className="@container gap-2 sm:px-5"
      pictureClass="@max-3xs:hidden"
      nameClass="hyphens-auto hover:no-underline max-xs:text-[min(0.875rem,6.5vw)] max-xs:leading-tight"
      before={
        <span
          className={cx(
            'min-w-[min(2.75rem,14vw)] flex-none text-right leading-tight font-bold whitespace-nowrap',
            isLongRank(duellRanking) ? 'text-[min(1rem,5.5vw)]' : 'text-[min(1.125rem,7vw)]',
          )}
        >
          <span className="sr-only">{duellRanking > 0 ? texts.rank('') : texts.noRank}</span>
          <span aria-hidden={duellRanking === 0}>
            {duellRanking > 0 ? formatNumber(duellRanking) : texts.none}
          </span>
        </span>
      }
      facts={
        <span>
          {isOwn && <span>{texts.you} · </span>}
          <span>
            {duelsPlayed > 0 ? texts.wins(formatNumber(duelsWon), formatNumber(duelsPlayed)) : texts.noRank}
          </span>
        </span>
      }
    >
      <RowPoints player={data} kind={DUELS_OF_PLAYER} points={duellPoints} />
    </ListRow>
  );
};
