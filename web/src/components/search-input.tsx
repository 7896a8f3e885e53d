import { useState, type KeyboardEvent } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';
import { SearchField } from './search-field.tsx';

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
    <SearchField
      label={label}
      value={text}
      onChange={(next) => {
        setText(next);
        search.call(next);
      }}
      onClear={() => {
        setText('');
        search.now('');
      }}
      onKeyDown={onKeyDown}
      className={className}
    />
  );
};
