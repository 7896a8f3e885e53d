import { useId } from 'react';
import { FieldError } from '../../../components/field-error.tsx';
import { operatorTextStyle } from '../../../components/operator-text-style.ts';
import { cx } from '../../../lib/class-names.ts';
import { FormatBar } from './format-bar.tsx';
import { useInsertedHtml, type InsertedHtml } from './more-text.ts';
import { useTextEditor } from './text-editor.ts';

interface RichTextProps {
  label: string;
  /** HTML of the initial text. */
  initial: string;
  onChange: (html: string) => void;
  error: string | undefined;
  inserted: InsertedHtml | null;
}

/** A WYSIWYG editor with its toolbar. */
export const RichText = ({ label, initial, onChange, error, inserted }: RichTextProps) => {
  const id = useId();
  const { editor, mount } = useTextEditor({
    initial,
    onChange,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      class: cx(operatorTextStyle, 'min-h-40 px-3.5 py-3 whitespace-break-spaces -outline-offset-2'),
      ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
    },
  });
  useInsertedHtml(editor, inserted);
  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </span>
      <div
        className={cx(
          'min-w-0 rounded-md border bg-surface',
          error ? 'border-live ring-1 ring-live' : 'border-line-strong',
        )}
      >
        <FormatBar editor={editor} />
        <div ref={mount} className="min-h-40" />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};
