import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../components/link.tsx';
import { Badge } from '../../components/badge.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { formatShare } from './shares.ts';
import { texts } from './texts.ts';

export interface Bar {
  key: string;
  label: ReactNode;
  value: number;
  isOwn?: boolean;
  /** The actual outcome. */
  isRight?: boolean;
  /** Address of the list of its players. */
  to?: string;
  isChosen?: boolean;
}

interface BarsProps {
  label: string;
  bars: readonly Bar[];
  /** The total of all bars. */
  whole: number;
}

const width = (value: number, of: number): string => (of > 0 ? `${(100 * value) / of}%` : '0');

/** Parts of a whole as bars; each also has its share and number as text. */
export const Bars = ({ label, bars, whole }: BarsProps) => (
  <ul aria-label={label} className="-mx-2 grid gap-1">
    {bars.map(({ key, label: name, value, isOwn, isRight, to, isChosen }) => (
      <li
        key={key}
        className={cx(
          'relative rounded-md px-2 py-1.5',
          to && 'hover:bg-surface-2',
          isChosen && 'bg-surface-2 ring-1 ring-line-strong ring-inset',
        )}
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="flex min-w-0 items-center gap-2 font-semibold">
            {to && value > 0 ? (
              <Link
                to={to}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                data-chosen={isChosen || undefined}
                className="min-w-0 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:outline-ring"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
          {isOwn && <Badge tone="gold">{texts.you}</Badge>}
          {isRight && <Badge>{texts.decided}</Badge>}
          <span className="ml-auto flex items-center gap-x-2 whitespace-nowrap">
            <span className="font-bold">{formatShare(value, whole)}</span>
            <span className="min-w-10 text-right text-sm text-ink-2">{formatNumber(value)}</span>
            {to && (
              <ChevronRight
                aria-hidden="true"
                className={cx('size-4 text-ink-2', value === 0 && 'invisible')}
              />
            )}
          </span>
        </span>
        <span aria-hidden="true" className="mt-1 block h-2.5 overflow-hidden rounded-full bg-surface-3">
          <span
            style={{ width: width(value, whole) }}
            className={cx(
              'block h-full rounded-full forced-colors:bg-[Highlight]',
              value > 0 && 'min-w-1.5',
              isOwn ? 'bg-joker' : 'bg-brand',
            )}
          />
        </span>
      </li>
    ))}
  </ul>
);
