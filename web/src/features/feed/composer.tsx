import { useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { useIsSuspended } from '../../apollo/use-is-suspended.ts';
import type { Failure } from '../../lib/failure.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { SuspendedHint } from '../../game/suspended-hint.tsx';
import { CharactersLeft } from '../../components/characters-left.tsx';
import { Button } from '../../components/button.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { cx } from '../../lib/class-names.ts';
import { charactersLeft } from '../../lib/text/characters.ts';
import { draftAt, hasArrived, keepDraft, keyOfSent, onDrafts } from '../../lib/save/drafts.ts';

interface ComposerProps {
  /** Where it is written: what was begun there stands in it again. */
  place: string;
  /** Spoken, and shown as placeholder. */
  label: string;
  submitLabel: string;
  /** Resolves to null when the server has it; until then the text stays, and has one key however often it is sent. */
  onSend: (text: string, key: string) => Promise<Failure | null>;
  autoFocus?: boolean;
  /** For comments. */
  small?: boolean;
  id?: string;
  /** Behind the button. */
  tool?: ReactNode;
  /** Said in place of the field, which keeps what stands in it. */
  instead?: string | false;
}

const MAX_LENGTH = 5000;
/** A text that grows with its lines, and a button; Ctrl or ⌘ with Enter sends as well. Whom operators locked reads why there is none. */
export const Composer = (props: ComposerProps) =>
  useIsSuspended() ? (
    <p className="flex min-h-11 items-center px-3">
      <SuspendedHint />
    </p>
  ) : (
    <Field {...props} />
  );

const Field = (props: ComposerProps) => {
  const { place, label, submitLabel, onSend, autoFocus, small, id, tool, instead } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  // What stands in it is the draft: a field that is rendered again while another one's text is on its way shows the same.
  const read = () => draftAt(place);
  const draft = useSyncExternalStore(onDrafts, read, read);
  const { form, problems, failure, busy, submit } = useForm({
    initial: { text: draft.text },
    async send(given) {
      const text = given.text.trim();
      const problem = await onSend(text, keyOfSent(place, text));
      if (!problem) hasArrived(place, text);
      return problem;
    },
    then: 'clear',
  });
  const message = failure?.message ?? problems.text;
  const left = charactersLeft(form.text, MAX_LENGTH);
  const isTooLong = left !== null && left < 0;
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
      {/* On phones a post's field has the whole width, and the button goes below; everywhere where large letters leave no room for both. */}
      <div className="flex flex-wrap justify-end gap-2">
        {instead && <p className="min-w-0 flex-1 px-3 py-2.5 text-ink-2">{instead}</p>}
        <textarea
          ref={box}
          hidden={!!instead}
          id={id}
          rows={1}
          aria-label={label}
          placeholder={label}
          aria-invalid={isTooLong || undefined}
          value={form.text}
          onChange={(event) => keepDraft(place, event.target.value)}
          readOnly={busy}
          // The player has just asked for this field.
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
            hidden={!!instead}
            className={cx('min-w-0', !small && 'flex-auto')}
          >
            {submitLabel}
          </Button>
          {tool}
        </span>
      </div>
      <p role="status" className="px-3 pt-1 text-right text-sm empty:hidden">
        {!instead && <CharactersLeft left={left} />}
      </p>
      {message && !instead && (
        <div className="px-3 pt-1">
          <SaveState status="failed" message={message} onRetry={send} />
        </div>
      )}
    </form>
  );
};
