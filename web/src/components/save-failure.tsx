import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import type { Failure } from '../lib/failure.ts';
import { scrollIntoView } from '../lib/page/scroll-into-view.ts';
import { Button } from './button.tsx';
import { entryTexts as texts } from './entry-texts.ts';
import { discardQuestion } from './discard-question.ts';
import { Notice } from './notice.tsx';
import { useConfirm } from './use-confirm.tsx';

interface SaveFailureProps {
  failure: Failure | null;
  /** Names the entry for screen readers, if the screen has several. */
  about?: string;
  /**
   * After a conflict: the saved values. With them, loading the saved state asks first; omit them for input of one tap.
   */
  children?: ReactNode;
  /** After a conflict: discards the input and shows the saved state. False if nothing is entered. */
  onLoadAnew?: (() => void) | false;
  className?: string;
}

/** Why saving failed. After a conflict the input is kept, and saving again overwrites the saved state. */
export const SaveFailure = ({ failure, about, children, onLoadAnew, className }: SaveFailureProps) => {
  const { ask, dialog } = useConfirm({
    ...discardQuestion,
    onConfirm: async () => {
      if (onLoadAnew) onLoadAnew();
      return null;
    },
  });
  if (!failure) return null;
  return (
    <div ref={scrollIntoView} className={cx('scroll-my-21', className)}>
      <Notice tone="error" title={texts.saveFailed}>
        <p>{failure.message}</p>
        {failure.code === 'CONFLICT' && (
          <>
            {children && (
              <div>
                <p>{texts.choices}</p>
                {children}
              </div>
            )}
            {onLoadAnew && (
              <Button
                size="sm"
                variant="secondary"
                className="mt-2"
                aria-label={about && `${texts.loadAnew}: ${about}`}
                onClick={children ? ask : onLoadAnew}
              >
                {texts.loadAnew}
              </Button>
            )}
          </>
        )}
      </Notice>
      {dialog}
    </div>
  );
};
