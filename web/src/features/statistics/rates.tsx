import { formatNumber } from '../../lib/text/format-number.ts';
import { rateSentence } from './sentences.ts';
import { formatShare, sumOf } from './shares.ts';
import type { PlayerStatisticQuery } from './statistics.generated.ts';
import { TableBehind } from './table-behind.tsx';
import { texts } from './texts.ts';

type Hits = PlayerStatisticQuery['playerStatistic']['hits'];

interface RatesProps {
  own: Hits;
  all: Hits;
}

const part = (value: number, whole: number): string => `${whole ? (100 * value) / whole : 0}%`;

interface RowProps {
  name: string;
  value: number;
  whole: number;
  colour: string;
}

const Row = ({ name, value, whole, colour }: RowProps) => (
  <span className="grid grid-cols-[2.75rem_minmax(0,1fr)_minmax(3rem,auto)] items-center gap-2 text-sm">
    <span className="text-ink-2">{name}</span>
    <span aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-surface-3">
      <span
        style={{ width: part(value, whole) }}
        className={`block h-full rounded-full forced-colors:bg-[Highlight] ${colour}`}
      />
    </span>
    <span className="text-right font-semibold whitespace-nowrap">{formatShare(value, whole)}</span>
  </span>
);

/** Rates of all kinds of hits, the own ones above everybody's. */
export const Rates = ({ own, all }: RatesProps) => {
  const [ownSum, allSum] = [sumOf(own), sumOf(all)];
  return (
    <>
      <p className="mb-3 text-lg leading-snug font-bold text-pretty">{rateSentence(own, all)}</p>
      <ul className="grid gap-3">
        {all.map(({ pointsInternal, value }, index) => (
          <li key={pointsInternal}>
            <span className="mb-0.5 block text-sm font-semibold">{texts.hits[index]}</span>
            <Row name={texts.own} value={own[index]?.value ?? 0} whole={ownSum} colour="bg-joker" />
            <Row name={texts.everybody} value={value} whole={allSum} colour="bg-brand" />
          </li>
        ))}
      </ul>
      <TableBehind
        caption={texts.ratesTitle}
        heads={[texts.hit, texts.own, texts.everybody]}
        rows={all.map(({ value }, index) => [
          texts.hits[index],
          formatNumber(own[index]?.value ?? 0),
          formatNumber(value),
        ])}
      />
    </>
  );
};
