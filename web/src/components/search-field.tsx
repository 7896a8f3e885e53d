import { useRef, type KeyboardEvent } from 'react';
import { Search, X } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { inputStyle } from './input-style.ts';
import { texts } from './texts.ts';

interface SearchFieldProps {
  /** The accessible name and placeholder: 'Spieler suchen'. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Called by the clear button, which keeps the focus in the field. */
  onClear: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  enterKeyHint?: 'search' | 'done';
  className?: string;
}

/** A search field with a lens icon and its own clear button (styles/base.css hides the browsers' buttons). */
export const SearchField = ({
  label,
  value,
  onChange,
  onClear,
  onKeyDown,
  enterKeyHint = 'search',
  className,
}: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span role="search" className={cx('relative block min-w-0 flex-1', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-2"
      />
      <input
        ref={input}
        type="search"
        enterKeyHint={enterKeyHint}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={cx(inputStyle, 'rounded-full! px-11! text-ellipsis placeholder:text-[min(1em,6vw)]')}
      />
      {value && (
        <button
          type="button"
          aria-label={texts.clearSearch}
          title={texts.clearSearch}
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-ink-2 hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </span>
  );
};
