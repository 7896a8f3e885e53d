import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { X } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { raiseToasts } from '../lib/page/toast-store.ts';
import { useBackdropClose } from '../lib/page/use-backdrop-close.ts';
import { useIsScrollable } from '../lib/page/use-is-scrollable.ts';
import { IconButton } from './icon-button.tsx';
import { texts } from './texts.ts';

interface DialogProps {
  open: boolean;
  /** By Escape, the cross or a click beside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** The same height on phones whatever it shows, so that nothing jumps when that changes. */
  steady?: boolean;
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

/** Not that of a question that stands in it, or of a choice of files that was left: React lets those come by as well. */
const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

/** The platform's dialog: a sheet from below on phones, a card in the middle elsewhere. Draws nothing while closed. */
export const Dialog = ({ open, onClose, title, children, footer, size = 'md', steady }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useIsScrollable(body, open);
  const titleId = useId();
  const closeBeside = useBackdropClose(onClose);
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement as HTMLElement | null;
    ref.current?.showModal();
    // React gave it to this field before the dialog was there to be seen, and the platform gives it to the cross.
    ref.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    // The platform gives the focus back only to a dialog that is closed, not to one that is removed. Where its opener is gone as well,
    // keepFocus finds a place.
    raiseToasts();
    return () => {
      before?.focus();
      raiseToasts();
    };
  }, [open]);
  // If nothing was tapped since the last dialog, the platform closes this one without asking us: so the key is taken before that, and a
  // dialog that was closed all the same is opened again until it may go.
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  if (!open) return null;
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onKeyDown={closeByKey}
      onCancel={(event) => {
        // One that cannot be held back is followed by the other.
        if (!isOwn(event) || !event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!isOwn(event)) return;
        ref.current?.showModal();
        onClose();
      }}
      {...closeBeside}
      className={cx(
        'mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-full animate-rise flex-col overflow-hidden rounded-t-xl overlay p-0 text-left shadow-far open:flex',
        'sm:m-auto sm:w-[calc(100%-48px)] sm:rounded-xl',
        widths[size],
        steady && 'max-sm:h-[92dvh]',
      )}
    >
      {/* No header and footer: they would be the page's, where the dialog hides all of it. */}
      <div className="flex items-center gap-3 border-b border-line py-3 pr-2 pl-5">
        <h2 id={titleId} className="min-w-0 flex-1 text-lg leading-snug font-bold hyphens-auto">
          {title}
        </h2>
        <IconButton
          icon={X}
          label={texts.close}
          onClick={onClose}
          className="focus-visible:-outline-offset-2"
        />
      </div>
      <div
        ref={body}
        tabIndex={scrolls ? 0 : undefined}
        className="scroll-p-5 overflow-y-auto overscroll-contain p-5 focus-visible:-outline-offset-2"
      >
        <div>{children}</div>
      </div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-2 max-sm:[&>button]:grow border-t border-line px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </dialog>
  );
};
