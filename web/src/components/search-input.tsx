import { useRef, useState, type KeyboardEvent } from 'react';
import { Search, X } from 'lucide-react';
import { useDebounced } from '../lib/use-debounced.ts';
import { cx } from '../lib/class-names.ts';
import { inputStyle } from './input-style.ts';
import { texts } from './texts.ts';

interface SearchInputProps {
  /** Spoken, and shown as placeholder: 'Spieler suchen'. */
  label: string;
  /** What is searched for now, from the address. */
  value: string;
  /** Trimmed; one second after the last key, at once on Enter. */
  onSearch: (text: string) => void;
  className?: string;
}

const PAUSE_MS = 1000;

export const SearchInput = ({ label, value, onSearch, className }: SearchInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Going back in the history changes the value from outside.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  const search = useDebounced((next: string) => {
    if (next.trim() !== value) onSearch(next.trim());
  }, PAUSE_MS);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search.now(text);
  };
  return (
    <span role="search" className={cx('relative block min-w-0 flex-1', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-2"
      />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          search.call(event.target.value);
        }}
        onKeyDown={onKeyDown}
        className={cx(inputStyle, 'rounded-full! px-11! text-ellipsis placeholder:text-[min(1em,6vw)]')}
      />
      {text && (
        <button
          type="button"
          aria-label={texts.clearSearch}
          title={texts.clearSearch}
          onClick={() => {
            setText('');
            search.now('');
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
