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
  /** Called by Escape, the close button or a click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, with the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Keeps the same height on phones, so that nothing moves when the content changes. */
  steady?: boolean;
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

/** Ignores events of inner dialogs and of a cancelled file picker, which React lets bubble. */
const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

/** A native dialog: a sheet from below on phones, elsewhere a centred card. It renders nothing while closed. */
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
    // React focused this field before the dialog was visible, and showModal() has moved the focus to the close button.
    ref.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    // The browser returns the focus only when a dialog is closed, not when it is removed. If the opener is gone, too,
    // keepFocus finds another element.
    raiseToasts();
    return () => {
      before?.focus();
      raiseToasts();
    };
  }, [open]);
  // Without a tap since the last dialog, the browser closes this one without a cancelable event. Therefore Escape is
  // handled before. A dialog that is closed nevertheless reopens until its owner removes it.
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
        // A cancel event that is not cancelable is followed by a close event.
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
      {/* Not <header> and <footer>, which would count as the page's landmarks, although the dialog hides the page. */}
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
