import { useId } from 'react';
import { charactersLeft } from '../lib/text/characters.ts';
import { formatNumber } from '../lib/text/format-number.ts';
import { texts } from './texts.ts';

/**
 * Implements `maxCharacters` of a text field: its attributes, and near the limit a note on the characters left, or too
 * many. The browser's `maxLength` counts UTF-16 units, unlike the server, and can cut a character in half.
 * @param describedBy the field's other descriptions
 */
export const useLimit = (value: unknown, max: number | undefined, describedBy?: string) => {
  const id = useId();
  const left = max === undefined ? null : charactersLeft(String(value ?? ''), max);
  const isTooLong = left !== null && left < 0;
  return {
    isTooLong,
    attributes: {
      'aria-describedby': left === null ? describedBy : [describedBy, id].filter(Boolean).join(' '),
      ...(isTooLong && ({ 'aria-invalid': true, 'data-too-long': true } as const)),
    },
    note: left !== null && (
      <span id={id} className="block text-right text-sm">
        <span className={isTooLong ? 'font-semibold text-live' : 'text-ink-2'}>
          {isTooLong
            ? texts.charactersTooMany(formatNumber(-left))
            : texts.charactersLeft(formatNumber(left))}
        </span>
      </span>
    ),
    // Announced once, not with each key. Always rendered: a status that appears with its text is not announced.
    status: max !== undefined && (
      <span role="status" className="sr-only">
        {isTooLong && texts.tooLong}
      </span>
    ),
  };
};
