import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** Helps before the player types. */
  hint?: ReactNode;
  /** What is wrong, in German; replaces the hint. */
  error?: ReactNode;
  /** Adds '(freiwillig)': what is not marked must be filled. */
  optional?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around one input; spread `control` into it. */
export const Field = ({ label, hint, error, optional, children }: FieldProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-2"> (freiwillig)</span>}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p
          id={noteId}
          className={error ? 'flex gap-1.5 text-sm font-semibold text-live' : 'text-sm text-ink-2'}
        >
          {error && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />}
          {note}
        </p>
      )}
    </div>
  );
};
