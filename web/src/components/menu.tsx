import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { stepIn } from '../lib/step-in.ts';
import { MenuEntry, type MenuItem } from './menu-item.tsx';

interface MenuProps {
  /** Spoken name of the list, and first words of the button's. */
  label: string;
  /** What the button shows; read out after the label. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Shown above the items. */
  heading?: string;
  /** Looks of the button. */
  triggerClassName?: string;
}

/** How near the list may come to the screen's edge, in pixels. */
const EDGE = 16;
/** What a phone's bottom bar takes of the screen. */
const BAR = 80;

/** A button with a small list below it: arrows move, Escape and a click elsewhere close, which does nothing else. */
export const Menu = ({ label, trigger, items, heading, triggerClassName }: MenuProps) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const entries = (): HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ];

  useEffect(() => {
    if (!box.current || !root.current) return;
    const [list, place] = [box.current.getBoundingClientRect(), root.current.getBoundingClientRect()];
    // From the button's left end on, where a longer list has room there; else below its right end, and further to the right where
    // the screen would cut it off.
    if (list.width > place.width && place.left + list.width + EDGE <= document.documentElement.clientWidth)
      box.current.style.right = `${place.width - list.width}px`;
    else box.current.style.right = `${Math.min(0, list.left - EDGE)}px`;
    entries()[0]?.focus({ preventScroll: true });
    // The page's scroll-padding keeps it above the bar.
    if (list.bottom > innerHeight - BAR) box.current.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = stepIn(event.key, { at, count: all.length, back: 'ArrowUp', on: 'ArrowDown' });
    // Tab goes on from the button.
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (next !== null) {
      event.preventDefault();
      all[next]?.focus();
    }
  };

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
        className={triggerClassName}
      >
        <span className="sr-only">{label}</span>
        {trigger}
      </button>
      {/* Takes the tap that closes the menu, so that it changes nothing beneath. */}
      {open && <div className="fixed inset-0 z-30" onClick={close} />}
      {open && (
        <div
          ref={box}
          className="absolute right-0 z-40 mt-2 w-max max-h-[calc(100dvh-176px)] max-w-[calc(100vw-32px)] min-w-52 animate-rise overflow-y-auto overscroll-contain rounded-lg border border-line overlay p-1.5 shadow-far"
        >
          {heading && <p className="max-w-64 truncate px-3 py-2 text-sm text-ink-2">{heading}</p>}
          <div
            id={listId}
            role="menu"
            aria-label={label}
            tabIndex={-1}
            onKeyDown={onKeyDown}
            className="grid"
          >
            {items.map((item) => (
              <MenuEntry key={item.label} item={item} onDone={close} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
};
