import { charactersLeft } from '../lib/text/characters.ts';
import { formatNumber } from '../lib/text/format-number.ts';
import { texts } from './texts.ts';

interface CharactersLeftProps {
  /** The result of `charactersLeft`. */
  left: number | null;
}

/** Shown near a text's limit: the number of characters left, or too many. */
export const CharactersLeft = ({ left }: CharactersLeftProps) =>
  left !== null && (
    <span className={left < 0 ? 'font-semibold text-live' : 'text-ink-2'}>
      {left < 0 ? texts.charactersTooMany(formatNumber(-left)) : texts.charactersLeft(formatNumber(left))}
    </span>
  );

/**
 * Implements `maxCharacters` of a text field. The browser's `maxLength` counts UTF-16 units, unlike the server, and can
 * cut a character in half.
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
