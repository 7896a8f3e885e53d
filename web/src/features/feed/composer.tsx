import { useRef, useState, type KeyboardEvent } from 'react';
import type { Failure } from '../../apollo/errors.ts';
import { Button } from '../../components/button.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { cx } from '../../lib/class-names.ts';

interface ComposerProps {
  /** Spoken, and shown as placeholder. */
  label: string;
  submitLabel: string;
  /** Resolves to null when the server has it; until then the text stays. */
  onSend: (text: string) => Promise<Failure | null>;
  autoFocus?: boolean;
  /** For comments. */
  small?: boolean;
  id?: string;
}

const MAX_LENGTH = 5000;

/** A text that grows with its lines, and a button; Ctrl or ⌘ with Enter sends as well. */
export const Composer = ({ label, submitLabel, onSend, autoFocus, small, id }: ComposerProps) => {
  const [text, setText] = useState('');
  const [status, setStatus] = useState<'idle' | 'saving' | Failure>('idle');
  const field = useRef<HTMLTextAreaElement>(null);
  const failure = typeof status === 'string' ? null : status;

  const send = async (): Promise<void> => {
    if (status === 'saving') return;
    if (!text.trim()) return field.current?.focus();
    setStatus('saving');
    const failed = await onSend(text.trim());
    setStatus(failed ?? 'idle');
    if (!failed) setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="grid"
    >
      <div
        className={cx(
          'grid gap-2',
          small ? 'grid-cols-[minmax(0,1fr)_auto]' : 'xs:grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <textarea
          ref={field}
          id={id}
          rows={1}
          aria-label={label}
          placeholder={label}
          maxLength={MAX_LENGTH}
          value={text}
          readOnly={status === 'saving'}
          // The player has just asked for this field.
          autoFocus={autoFocus}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className={cx(
            'field-sizing-content max-h-72 min-h-11 w-full min-w-0 resize-none rounded-md px-3 py-2.5 text-base',
            small ? 'border border-line-strong bg-surface' : '-outline-offset-2',
          )}
        />
        <Button
          type="submit"
          size={small ? 'sm' : 'md'}
          busy={status === 'saving'}
          className={cx('justify-self-end', small ? 'mb-1 self-end' : 'self-end')}
        >
          {submitLabel}
        </Button>
      </div>
      {failure && (
        <div className="px-3 pt-1">
          <SaveState status="failed" message={failure.message} onRetry={() => void send()} />
        </div>
      )}
    </form>
  );
};
