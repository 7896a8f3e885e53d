import { formatNumber } from '../../lib/text/format-number.ts';
import type { RivalryQuery } from './rivalry.generated.ts';
import { texts } from './texts.ts';

const looks = {
  won: 'bg-brand-soft text-link',
  level: 'bg-surface-2',
  lost: 'bg-surface-2',
} as const;
const parts = ['won', 'level', 'lost'] as const;

/** The duels of two players against each other, from the viewer's side. */
export const DuelBalance = ({ balance }: { balance: RivalryQuery['duelBalance'] }) =>
  parts.every((part) => balance[part] === 0) ? (
    <p className="grid min-h-14 items-center text-sm text-ink-2">{texts.noDuels}</p>
  ) : (
    <dl aria-label={texts.balance} className="m-0 grid grid-cols-3 gap-2">
      {parts.map((part) => (
        <div
          key={part}
          className={`flex min-h-14 flex-col-reverse justify-center rounded-lg px-1 text-center ${looks[part]}`}
        >
          <dt className="text-xs hyphens-auto">{texts[part]}</dt>
          <dd className="m-0 text-xl leading-tight font-extrabold">{formatNumber(balance[part])}</dd>
        </div>
      ))}
    </dl>
  );
