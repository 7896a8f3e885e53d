import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { indexByKey } from '../lib/page/arrow-keys.ts';
import { MenuEntry, type MenuItem } from './menu-item.tsx';

interface MenuListProps {
  id: string;
  /** The element around the button; the list appears below it. */
  root: RefObject<HTMLElement | null>;
  /** The accessible name. */
  label: string;
  /** Shown above the items. */
  heading?: string;
  items: readonly MenuItem[];
  onClose: () => void;
}

/** The minimum distance between list and screen edge, in pixels. */
const EDGE = 16;
/** The height of a phone's bottom bar. */
const BAR = 80;

/** The open list of a menu. The first entry gets the focus, arrow keys move it, Escape and Tab close the list. */
export const MenuList = ({ id, root, label, heading, items, onClose }: MenuListProps) => {
  const box = useRef<HTMLDivElement>(null);
  const entries = (): HTMLElement[] => [
    ...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ];

  useEffect(() => {
    if (!box.current || !root.current) return undefined;
    const [list, button] = [box.current, root.current];
    const place = (): void => {
      list.style.right = '';
      const [inner, outer] = [list.getBoundingClientRect(), button.getBoundingClientRect()];
      // Starts at the button's left edge if a wider list fits there. Otherwise it ends at the button's right edge,
      // moved to the right if the screen would cut it off.
      if (
        inner.width > outer.width &&
        outer.left + inner.width + EDGE <= document.documentElement.clientWidth
      )
        list.style.right = `${outer.width - inner.width}px`;
      else list.style.right = `${Math.min(0, inner.left - EDGE)}px`;
    };
    place();
    entries()[0]?.focus({ preventScroll: true });
    // The page's scroll-padding keeps the list above the bar.
    if (list.getBoundingClientRect().bottom > innerHeight - BAR) list.scrollIntoView({ block: 'nearest' });
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [root]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = indexByKey(event.key, { at, count: all.length, back: 'ArrowUp', on: 'ArrowDown' });
    // Tab then moves on from the button.
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (next !== null) {
      event.preventDefault();
      all[next]?.focus();
    }
  };

  return (
    <div
      ref={box}
      className="absolute right-0 z-40 mt-2 w-max max-h-[calc(100dvh-176px)] max-w-[calc(100vw-32px)] min-w-52 animate-rise overflow-y-auto overscroll-contain rounded-lg border border-line overlay p-1.5 shadow-far"
    >
      {heading && <p className="max-w-64 truncate px-3 py-2 text-sm text-ink-2">{heading}</p>}
      <div id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown} className="grid">
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} onDone={onClose} />
        ))}
      </div>
    </div>
  );
};
