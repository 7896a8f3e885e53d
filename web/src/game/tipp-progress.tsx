import type { ReactNode } from 'react';
import { ArrowDown, CircleCheck } from 'lucide-react';
import { Button } from '../components/button.tsx';
import { ProgressBar } from '../components/progress-bar.tsx';
import { tippTexts } from './tipp-texts.ts';

interface TippProgressProps {
  done: number;
  all: number;
  /** Shown while there is nothing to count. */
  none?: string;
  /** Number of matches that can still be tipped and are not. */
  open: number;
  /** Undefined if nothing is left to tip. */
  onNextOpen?: () => void;
  /** At the start of the line. */
  children?: ReactNode;
}

/** '9 von 14 getippt' and a button to the next open match; sticky below the header. */
export const TippProgress = ({ done, all, none, open, onNextOpen, children }: TippProgressProps) => (
  <div className="sticky top-15 z-10 -mx-4 mt-2 border-b border-line bg-bg px-4">
    {/* On phones large text wraps to a second line. */}
    <div className="flex min-h-13 items-center gap-x-3 max-sm:flex-wrap sm:gap-x-6">
      {children}
      <p className="flex flex-1 items-center justify-end gap-1.5 text-sm whitespace-nowrap">
        {done === all && all > 0 && <CircleCheck aria-hidden="true" className="size-4 flex-none text-link" />}
        {all > 0 ? (
          <span>
            <b className="font-bold">{tippTexts.progress(done, all)}</b>
            <span className="hidden xs:inline"> {tippTexts.tipped}</span>
          </span>
        ) : (
          <span className="text-right text-balance whitespace-normal text-ink-2">{none}</span>
        )}
      </p>
      {onNextOpen && (
        <Button
          variant="ghost"
          size="sm"
          onClick={onNextOpen}
          title={tippTexts.toNextOpen}
          className="-mr-3 flex-none whitespace-nowrap max-sm:min-h-11 max-sm:gap-1"
        >
          <span className="max-sm:hidden">{tippTexts.toNextOpen}</span>
          <span className="max-xs:hidden sm:hidden">
            {tippTexts.next}
            <span className="sr-only"> {tippTexts.openTipp}</span>
          </span>
          <span className="xs:hidden">
            {tippTexts.open(open)}
            <span className="sr-only">. {tippTexts.toNextOpen}</span>
          </span>
          <ArrowDown aria-hidden="true" className="size-4 flex-none" />
        </Button>
      )}
    </div>
    <ProgressBar
      value={done}
      max={all}
      label={all > 0 ? `${tippTexts.progress(done, all)} ${tippTexts.tipped}` : (none ?? '')}
      className="-mb-px h-1 rounded-none"
    />
  </div>
);
