import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  dismissToast,
  getToasts,
  holdToast,
  releaseToast,
  subscribeToasts,
} from '../lib/page/toast-store.ts';
import { cx } from '../lib/class-names.ts';
import { lazyTexts } from './lazy-texts.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const colours = { success: 'text-link', error: 'text-live', info: 'text-ink-2' };

/** Rendered once, by app/root-layout.tsx; features call `showToast` of lib/page/toast-store.ts. */
export const Toasts = () => {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts);
  // A modal dialog hides everything outside of it, also from screen readers.
  const dialog = toasts.length > 0 && [...document.querySelectorAll('dialog[open]')].at(-1);
  // A status that is inserted together with its text is not announced: in a dialog each toast is an alert, and the
  // page keeps its own status for the toasts that remain when the dialog closes. Who heard one in the dialog hears it
  // again: it may as well have come with the closing.
  const box = (role: 'status' | undefined, shown: typeof toasts) => (
    <div
      role={role}
      className="pointer-events-none fixed print:hidden inset-x-3 bottom-[calc(84px+var(--note,0px)+env(safe-area-inset-bottom))] z-50 grid justify-items-center gap-2 md:bottom-6"
    >
      {shown.map((toast) => {
        const { id, kind, text } = toast;
        const Icon = icons[kind];
        return (
          <div
            key={id}
            role={role ? undefined : 'alert'}
            onFocus={() => holdToast(id)}
            onBlur={() => releaseToast(toast)}
            onPointerEnter={() => holdToast(id)}
            onPointerLeave={() => releaseToast(toast)}
            className="pointer-events-auto flex max-w-md animate-rise items-center gap-3 rounded-lg border border-line overlay py-1.5 pr-1.5 pl-4 shadow-far"
          >
            <Icon aria-hidden="true" className={cx('size-5 flex-none', colours[kind])} />
            <p className="flex-1 text-sm font-semibold">{text}</p>
            <button
              type="button"
              aria-label={lazyTexts.dismiss}
              onClick={() => dismissToast(id)}
              className="grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-surface-2"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </div>
        );
      })}
    </div>
  );
  return (
    <>
      {box('status', dialog ? [] : toasts)}
      {dialog && createPortal(box(undefined, toasts), dialog)}
    </>
  );
};
