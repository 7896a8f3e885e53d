import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { useLimit } from './use-limit.tsx';
import { inputStyle } from './input-style.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'maxLength'> & { maxCharacters?: number };

/** Grows with its text if the browser supports it. `autoFocus` also works in dialogs (dialog.tsx). */
export const TextArea = ({ className, autoFocus, maxCharacters, ...rest }: TextAreaProps) => {
  const { attributes, note, status } = useLimit(rest.value, maxCharacters, rest['aria-describedby']);
  return (
    <>
      <textarea
        rows={2}
        autoFocus={autoFocus}
        data-first={autoFocus || undefined}
        {...rest}
        {...attributes}
        className={cx(inputStyle, 'field-sizing-content resize-none py-2.5', className)}
      />
      {note}
      {status}
    </>
  );
};
