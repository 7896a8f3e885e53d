import { MovementMark } from '../../game/movement-mark.tsx';
import { formatPoints } from '../../lib/text/format-number.ts';
import { texts } from './texts.ts';

interface ProvisionalPlaceProps {
  /** After the last evaluation; 0 without one. */
  ranking: number;
  provisional: { ranking: number; points: number };
  withPoints?: boolean;
}

/** 'Wenn es so bleibt: Platz 12 ▲3' */
export const ProvisionalPlace = ({ ranking, provisional, withPoints }: ProvisionalPlaceProps) => (
  <span>
    {texts.ifSo}{' '}
    <b>
      <span className="whitespace-nowrap">
        {`${texts.place(provisional.ranking)}${withPoints ? ',' : ''}`}
      </span>{' '}
      {withPoints && <span className="whitespace-nowrap">{formatPoints(provisional.points)}</span>}
    </b>{' '}
    <MovementMark ranking={provisional.ranking} rankingBefore={ranking} />
  </span>
);
