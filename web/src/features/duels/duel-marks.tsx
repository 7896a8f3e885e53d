import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/link.tsx';
import { formatNumber } from '../../lib/text/format-number.ts';
import { searchWith } from '../../lib/address/search.ts';
import { useCentred } from '../../lib/page/use-centred.ts';
import type { MyDuelMarksQuery } from './duel-marks.generated.ts';
import { OutcomeSign } from './outcome-sign.tsx';
import { balanceOf, byDay, type DuelMark } from './marks.ts';
import { DUEL_MATCH, outcomeWord, texts } from './texts.ts';

interface DuelMarksProps {
  data: MyDuelMarksQuery;
  /** Id of the match whose duel is shown. */
  shown: number | undefined;
}

const describe = ({ state, outcome, isRunning }: DuelMark): string => {
  const word = outcomeWord(state, outcome);
  return isRunning ? `${texts.running}, ${word}` : word;
};

/** Small marks for won, drawn and lost duels by match day; each links to its duel. */
export const DuelMarks = ({ data: { duelMarks, viewer }, shown }: DuelMarksProps) => {
  const [params] = useSearchParams();
  const row = useCentred<HTMLOListElement>(`${shown} ${duelMarks.length}`);
  const { won, level, lost } = balanceOf(duelMarks);
  return (
    <nav aria-label={texts.marks} className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
        {viewer && viewer.duellRanking > 0 && (
          <span>
            <b className="text-base">
              {texts.ownPlace(formatNumber(viewer.duellRanking), viewer.duellPoints)}
            </b>
            {duelMarks.some(({ isRunning }) => isRunning) && (
              <span className="text-ink-2"> {texts.asEvaluated}</span>
            )}
          </span>
        )}
        <span className="text-ink-2">
          {[texts.won(won), texts.level(level), texts.lost(lost)].join(' · ')}
        </span>
      </p>
      <ol ref={row} className="scroll-row gap-3">
        {byDay(duelMarks).map(({ day, marks }) => (
          <li key={day} className="grid flex-none gap-0.5">
            <ol className="flex">
              {marks.map((mark) => (
                <li key={mark.matchId}>
                  <Link
                    to={{ search: searchWith(params, { [DUEL_MATCH]: mark.matchId }) }}
                    replace
                    preventScrollReset
                    aria-current={mark.matchId === shown ? 'true' : undefined}
                    aria-label={texts.mark(day, describe(mark))}
                    className="grid h-11 w-10 place-items-center rounded-md hover:bg-surface-2"
                  >
                    <OutcomeSign mark={mark} current={mark.matchId === shown} />
                  </Link>
                </li>
              ))}
            </ol>
            <span aria-hidden="true" className="border-t border-line pt-1 text-center text-xs text-ink-2">
              {day}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
};
