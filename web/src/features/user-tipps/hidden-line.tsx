import { ChevronDown, Lock } from 'lucide-react';
import { cx } from '../../lib/class-names.ts';
import { texts } from './texts.ts';

interface HiddenLineProps {
  count: number;
  /** Of the table. */
  columns: number;
  isUnfolded: boolean;
  onToggle: () => void;
}

/** A row for all matches whose tipps do not show yet: it unfolds them below it. */
export const HiddenLine = ({ count, columns, isUnfolded, onToggle }: HiddenLineProps) => (
  <tr role="row" className="block border-b border-line last:border-b-0 sm:table-row sm:border-b-0">
    <td role="cell" colSpan={columns} className="block sm:table-cell sm:border-b sm:border-line sm:px-2">
      <button
        type="button"
        aria-expanded={isUnfolded}
        onClick={onToggle}
        className="flex min-h-11 w-full items-center gap-2 text-left text-sm text-ink-2 hover:text-ink"
      >
        <Lock aria-hidden="true" className="size-4 flex-none" />
        <span className="min-w-0 flex-1">{texts.hiddenMatches(count)}</span>
        <ChevronDown aria-hidden="true" className={cx('size-5 flex-none', isUnfolded && 'rotate-180')} />
      </button>
    </td>
  </tr>
);
