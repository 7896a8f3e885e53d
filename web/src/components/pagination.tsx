import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { Link } from './link.tsx';
import { formatNumber } from '../lib/text/format-number.ts';
import { paginationTexts } from './pagination-texts.ts';

interface PaginationProps {
  /** The current page, starting at 1. */
  pageNumber: number;
  pageSize: number;
  totalCount: number;
  hrefFor: (pageNumber: number) => string;
  /** The accessible name, to distinguish two on one screen. */
  label?: string;
}

interface StepProps {
  icon: LucideIcon;
  label: string;
  to: string | null;
}

const Step = ({ icon: Icon, label, to }: StepProps) => {
  const look = 'grid size-11 place-items-center rounded-full border';
  return to === null ? (
    <span aria-hidden="true" className={`${look} border-line text-line-strong`}>
      <Icon className="size-5" />
    </span>
  ) : (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className={`${look} border-line-strong bg-surface hover:bg-surface-2`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Link>
  );
};

/** Shown only when there is more than one page. */
export const Pagination = ({
  pageNumber,
  pageSize,
  totalCount,
  hrefFor,
  label = paginationTexts.pages,
}: PaginationProps) => {
  if (totalCount <= pageSize) return null;
  const last = Math.ceil(totalCount / pageSize);
  const back = (page: number): string | null => (pageNumber > 1 ? hrefFor(page) : null);
  const on = (page: number): string | null => (pageNumber < last ? hrefFor(page) : null);
  return (
    <nav aria-label={label} className="mt-5 grid justify-items-center gap-1">
      <div className="flex items-center xs:gap-2">
        <Step icon={ChevronsLeft} label={paginationTexts.firstPage} to={back(1)} />
        <Step icon={ChevronLeft} label={paginationTexts.previousPage} to={back(pageNumber - 1)} />
        <span className="px-1 text-center text-sm text-balance font-semibold">
          {paginationTexts.pageOf(formatNumber(pageNumber), formatNumber(last))}
        </span>
        {/* Without the number of pages, which may change at any time. */}
        <span role="status" className="sr-only">
          {paginationTexts.page(formatNumber(pageNumber))}
        </span>
        <Step icon={ChevronRight} label={paginationTexts.nextPage} to={on(pageNumber + 1)} />
        <Step icon={ChevronsRight} label={paginationTexts.lastPage} to={on(last)} />
      </div>
      <p className="text-sm text-ink-2">{paginationTexts.total(formatNumber(totalCount))}</p>
    </nav>
  );
};
