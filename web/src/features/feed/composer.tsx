import { useId, useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { useIsSuspended } from '../../apollo/use-is-suspended.ts';
import type { Failure } from '../../lib/failure.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { SuspendedHint } from '../../game/suspended-hint.tsx';
import { useLimit } from '../../components/use-limit.tsx';
import { Button } from '../../components/button.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { cx } from '../../lib/class-names.ts';
import { draftAt, hasArrived, keepDraft, keyOfSent, onDrafts } from '../../lib/save/drafts.ts';
import { texts } from './texts.ts';

interface ComposerProps {
  /** Names the draft, which the field restores. */
  place: string;
  /** Accessible name and placeholder. */
  label: string;
  submitLabel: string;
  /** Resolves to null on success. Retries of a text send the same key. */
  onSend: (text: string, key: string) => Promise<Failure | null>;
  autoFocus?: boolean;
  /** For comments. */
  small?: boolean;
  id?: string;
  /** Shown after the button. */
  tool?: ReactNode;
  /** Shown in place of the field, which keeps its text. */
  replacement?: string | false;
}

const MAX_LENGTH = 5000;
/** A growing text field with a button; Ctrl or ⌘ with Enter also sends. Suspended players see a hint instead. */
export const Composer = (props: ComposerProps) =>
  useIsSuspended() ? (
    <p className="flex min-h-11 items-center px-3">
      <SuspendedHint />
    </p>
  ) : (
    <Field {...props} />
  );

const Field = (props: ComposerProps) => {
  const { place, label, submitLabel, onSend, autoFocus, small, id, tool, replacement } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  // The draft is the field's value, so a field that is mounted again during a request shows the same text.
  const read = () => draftAt(place);
  const draft = useSyncExternalStore(onDrafts, read, read);
  const { form, element, problems, failure, busy, submit } = useForm({
    initial: { text: draft.text },
    draft: null,
    async send(given) {
      const text = given.text.trim();
      const problem = await onSend(text, keyOfSent(place, text));
      if (!problem) hasArrived(place, text);
      return problem;
    },
    then: 'clear',
  });
  const message = failure?.message ?? problems.text;
  const failureId = useId();
  const { isTooLong, attributes, note, status } = useLimit(form.text, MAX_LENGTH, message && failureId);
  const send = (): void => (form.text.trim() && !isTooLong ? submit() : box.current?.focus());
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid grid-cols-1"
    >
      {/* The button wraps below the field for posts on phones, and wherever large text leaves no room. */}
      <div className="flex flex-wrap justify-end gap-2">
        {replacement && <p className="min-w-0 flex-1 px-3 py-2.5 text-ink-2">{replacement}</p>}
        <textarea
          ref={box}
          hidden={!!replacement}
          id={id}
          rows={1}
          aria-label={label}
          placeholder={label}
          {...attributes}
          value={form.text}
          onChange={(event) => keepDraft(place, event.target.value)}
          readOnly={busy}
          // The player has just opened this field.
          autoFocus={autoFocus}
          onKeyDown={onKeyDown}
          className={cx(
            'field-sizing-content max-h-72 min-h-11 w-full min-w-0 resize-none rounded-md px-3 py-2.5 text-base',
            small
              ? 'flex-[1_1_8rem] border border-line-strong bg-surface'
              : 'flex-[1_1_100%] -outline-offset-2 sm:flex-[1_1_10rem]',
          )}
        />
        <span
          className={cx('flex flex-wrap items-center gap-2 self-end', small ? 'mb-1' : 'max-xs:basis-full')}
        >
          <Button
            type="submit"
            size={small ? 'sm' : 'md'}
            busy={busy}
            hidden={!!replacement}
            className={cx('min-w-0', !small && 'flex-auto')}
          >
            {submitLabel}
          </Button>
          {tool}
        </span>
      </div>
      {note && !replacement && <div className="px-3 pt-1">{note}</div>}
      {status}
      <p role="status" className="sr-only">
        {element.status === 'saved' && !form.text && texts.sent}
      </p>
      {message && !replacement && (
        <div id={failureId} className="px-3 pt-1">
          <SaveState isAlert status="failed" message={message} onRetry={send} />
        </div>
      )}
    </form>
  );
};
