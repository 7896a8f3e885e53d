import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { exactOption, matchOptions } from '../lib/text/search-text.ts';
import { comboboxTexts as texts } from './combobox-texts.ts';
import { inputStyle } from './input-style.ts';

interface ComboboxProps {
  id: string;
  /** Names the list for screen readers: 'Länder'. */
  listLabel: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  autoComplete?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** WAI-ARIA's editable combobox with a filtered list. On blur, text that is no option is replaced by the value. */
export const Combobox = ({ listLabel, options, value, onChange, ...field }: ComboboxProps) => {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const found = isOpen ? matchOptions(options, typed ?? '') : [];
  const optionId = (index: number): string => `${listId}-${index}`;

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    if (isOpen) list.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const open = (): void => {
    if (isOpen || field.disabled) return;
    setOpen(true);
    setActive(matchOptions(options, typed ?? '').indexOf(value));
  };
  const close = (): void => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const choose = (option: string | undefined): void => {
    if (option !== undefined) onChange(option);
    close();
  };
  const takeTyped = (): void =>
    choose(typed === null ? undefined : typed.trim() ? exactOption(options, typed) : '');
  const move = (by: number): void => {
    if (!isOpen) return open();
    const count = found.length;
    if (count) setActive((before) => (before < 0 && by < 0 ? count - 1 : (before + by + count) % count));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Partial<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      // Without a highlighted option Enter takes the typed text, like leaving the field.
      ...(isOpen && { Enter: () => (found[active] ? choose(found[active]) : takeTyped()), Escape: close }),
    };
    // Tab chooses the highlighted option before it moves to the next field.
    if (event.key === 'Tab' && typed !== null && found[active] !== undefined) return choose(found[active]);
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };

  return (
    <span className="relative block">
      <input
        {...field}
        role="combobox"
        type="text"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && isOpen ? optionId(active) : undefined}
        spellCheck={false}
        value={typed ?? value}
        onClick={open}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(event.target.value.trim() ? 0 : -1);
        }}
        onKeyDown={onKeyDown}
        onBlur={takeTyped}
        className={cx(inputStyle, 'pr-10')}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-2"
      />
      <span role="status" className="sr-only">
        {isOpen && (found.length ? texts.found(found.length) : texts.none)}
      </span>
      {isOpen && (
        <span className="absolute inset-x-0 top-full z-10 mt-1 block scroll-mb-20 overflow-hidden rounded-md border border-line overlay shadow-far">
          <ul
            ref={list}
            id={listId}
            role="listbox"
            aria-label={listLabel}
            // Browsers put a scrollable element into the order of Tab.
            tabIndex={-1}
            // The field keeps the focus, as the ARIA pattern requires.
            onMouseDown={(event) => event.preventDefault()}
            className="max-h-58 overflow-y-auto overscroll-contain py-1"
          >
            {found.map((option, index) => (
              <li
                key={option}
                id={optionId(index)}
                role="option"
                aria-selected={option === value}
                data-active={index === active || undefined}
                onClick={() => choose(option)}
                className="flex min-h-11 cursor-pointer items-center gap-2 px-3.5 py-1.5 wrap-anywhere hover:bg-surface-2 data-active:bg-brand-soft data-active:outline-2 data-active:-outline-offset-2 data-active:outline-ring"
              >
                <Check
                  aria-hidden="true"
                  className={cx('size-4 flex-none text-link', option !== value && 'invisible')}
                />
                {option}
              </li>
            ))}
          </ul>
          {!found.length && (
            <span aria-hidden="true" className="block px-3.5 pt-1 pb-3 text-ink-2">
              {texts.none}
            </span>
          )}
        </span>
      )}
    </span>
  );
};
