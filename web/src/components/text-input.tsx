import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { useLimit } from './use-limit.tsx';
import { inputStyle } from './input-style.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'maxLength'> &
  // Only for digits does the browser limit the length.
  ({ maxLength?: undefined; maxCharacters?: number } | { maxLength: number; inputMode: 'numeric' });

/** `autoFocus` also works in dialogs (dialog.tsx). */
export const TextInput = ({ className, autoFocus, ...props }: TextInputProps) => {
  const { maxCharacters, ...rest } = { maxCharacters: undefined, ...props };
  const { attributes, note, status } = useLimit(rest.value, maxCharacters, rest['aria-describedby']);
  return (
    <>
      <input
        type="text"
        autoFocus={autoFocus}
        data-first={autoFocus || undefined}
        {...rest}
        {...attributes}
        className={cx(inputStyle, className)}
      />
      {note}
      {status}
    </>
  );
};
