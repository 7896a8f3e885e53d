import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** Helps before the player types. */
  hint?: ReactNode;
  /** The problem, in German; replaces the hint. */
  error?: ReactNode;
  /** Adds '(freiwillig)', or this word in its place: what is not marked must be filled. */
  optional?: boolean | string;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around one input; spread `control` into it. */
export const Field = ({ label, hint, error, optional, children }: FieldProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && (
          <span className="font-normal text-ink-2"> ({optional === true ? 'freiwillig' : optional})</span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={noteId}>{error}</FieldError>}
      {!error && hint && (
        <p id={noteId} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
};
