import type { PageSourceQuery } from './pages.generated.ts';
import { texts } from './texts.ts';

interface PlaceholderListProps {
  placeholders: PageSourceQuery['templatePlaceholders'];
  onInsert: (name: string) => void;
}

/** What may stand in a text, and what it becomes. */
export const PlaceholderList = ({ placeholders, onInsert }: PlaceholderListProps) => (
  <details className="rounded-md border border-line px-4 py-2">
    <summary className="min-h-9 content-center font-semibold">{texts.placeholders}</summary>
    <p className="pb-2 text-sm text-ink-2">{texts.placeholdersHint}</p>
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {placeholders.map(({ name, value, meaning }) => (
        <li key={name} className="min-w-0 border-t border-line py-2 text-sm">
          <button
            type="button"
            aria-label={texts.insert(name)}
            onClick={() => onInsert(name)}
            className="tap-target rounded-xs font-mono font-semibold text-link underline-offset-4 wrap-anywhere hover:underline"
          >
            {`{{${name}}}`}
          </button>
          <p className="text-ink-2">{meaning}</p>
          <p className="font-medium wrap-anywhere">{value || <i>{texts.nothing}</i>}</p>
        </li>
      ))}
    </ul>
  </details>
);
