import { useState, type KeyboardEvent } from 'react';
import { useDebounced } from '../lib/page/use-debounced.ts';
import { SearchField } from './search-field.tsx';

interface SearchInputProps {
  /** The accessible name and placeholder: 'Spieler suchen'. */
  label: string;
  /** The current search, from the address. */
  value: string;
  /** Called with the trimmed text, one second after the last key or at once on Enter. */
  onSearch: (text: string) => void;
  className?: string;
}

const PAUSE_MS = 1000;

export const SearchInput = ({ label, value, onSearch, className }: SearchInputProps) => {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Searches that are not in the address yet, oldest first. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (known !== value) {
    setKnown(value);
    const at = sent.indexOf(value);
    setSent(sent.slice(at + 1));
    // A value from `sent` is this field's own search, arriving while the next one is typed. Any other value comes from
    // outside, for example from going back.
    if (at < 0) {
      setSent([]);
      if (text.trim() !== value) setText(value);
    }
  }
  const search = (next: string): void => {
    const words = next.trim();
    if (words === (sent.at(-1) ?? value)) return;
    setSent([...sent, words]);
    onSearch(words);
  };
  const searchLater = useDebounced((next: string) => {
    // Skipped if the search was changed from outside meanwhile.
    if (next === text) search(next);
  }, PAUSE_MS);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search(text);
  };
  return (
    <SearchField
      label={label}
      value={text}
      onChange={(next) => {
        setText(next);
        searchLater(next);
      }}
      onClear={() => {
        setText('');
        search('');
      }}
      onKeyDown={onKeyDown}
      className={className}
    />
  );
};
