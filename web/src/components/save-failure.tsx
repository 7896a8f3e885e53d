import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import type { Failure } from '../lib/failure.ts';
import { scrollIntoView } from '../lib/page/scroll-into-view.ts';
import { Button } from './button.tsx';
import { entryTexts as texts } from './entry-texts.ts';
import { discardQuestion } from './unsaved-question.tsx';
import { Notice } from './notice.tsx';
import { useConfirm } from './use-confirm.tsx';

interface SaveFailureProps {
  failure: Failure | null;
  /** Names the entry for screen readers, where several things are on the screen. */
  about?: string;
  /** After a conflict: what stands there by now, where what is entered is more than a touch: it is asked about before it goes. */
  children?: ReactNode;
  /** After a conflict: takes the entry away, so that what somebody else has saved is shown; false where nothing is entered. */
  onLoadAnew?: (() => void) | false;
  className?: string;
}

/** Why it was not saved; after a conflict what was entered stays, and saving again goes over what stands there by now. */
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
