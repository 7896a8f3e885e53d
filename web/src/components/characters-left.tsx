import { charactersLeft } from '../lib/text/characters.ts';
import { formatNumber } from '../lib/text/format-number.ts';
import { texts } from './texts.ts';

interface CharactersLeftProps {
  /** As `charactersLeft` counts them. */
  left: number | null;
}

/** Near the limit of a text: how many characters are left, or too many. */
export const CharactersLeft = ({ left }: CharactersLeftProps) =>
  left !== null && (
    <span className={left < 0 ? 'font-semibold text-live' : 'text-ink-2'}>
      {left < 0 ? texts.charactersTooMany(formatNumber(-left)) : texts.charactersLeft(formatNumber(left))}
    </span>
  );

/**
 * For a text field: what its `maxCharacters` means. The browser's own `maxLength` counts units of UTF-16, which the server does not,
 * and cuts a sign in half.
 */
export const limited = (value: unknown, max: number | undefined) => {
  const left = max === undefined ? null : charactersLeft(String(value ?? ''), max);
  return {
    invalid:
      left !== null && left < 0 ? ({ 'aria-invalid': true, 'data-too-long': true } as const) : undefined,
    note: left !== null && (
      <span role="status" className="block text-right text-sm">
        <CharactersLeft left={left} />
      </span>
    ),
  };
};
